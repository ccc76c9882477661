import type { FastifyRequest } from 'fastify';
import { MINUTE_MS } from '../../../contract/shared/calendar/durations.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import type { RateLimits } from '../../rate-limits/rate-limits.js';
import { signedInUser } from '../security/current-user.js';
import { ipv6Prefix } from '../security/ipv6-prefix.js';
import { visitorAddress } from '../security/visitor-address.js';

const KIND = 'refused bodies';
/** In a minute, over all routes. */
const MOST = 30;

const OF_BODIES: ReadonlySet<ErrorCode> = new Set([
  'BAD_JSON',
  'BODY_TOO_LARGE',
  'FORM_EXPECTED',
  'JSON_TOO_DEEP',
  'UNSUPPORTED_MEDIA_TYPE',
]);

/** Accounts count apart, so that a stranger in the same house does not count against them. */
function senderOf(request: FastifyRequest): string {
  const user = signedInUser(request);
  return user ? `account ${user.id}` : ipv6Prefix(visitorAddress(request));
}

export class RefusedBodies {
  /** @param limits null where nothing is limited */
  constructor(private readonly limits: RateLimits | null) {}

  note(request: FastifyRequest, code: ErrorCode): void {
    if (this.limits && OF_BODIES.has(code)) void this.limits.count(KIND, senderOf(request), MINUTE_MS, MOST);
  }

  /** @returns seconds until a body of theirs is read again; null for now */
  waitOf(request: FastifyRequest): number | null {
    return this.limits?.waitOf(KIND, senderOf(request), MOST) ?? null;
  }
}
