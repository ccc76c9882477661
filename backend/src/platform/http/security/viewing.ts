import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { ApiExtension } from '../api-document.js';
import type { SignedInUser } from './current-user.js';

declare module 'fastify' {
  interface Session {
    /** As whom a member of the staff looks at the site; never stored with the session. */
    viewing?: {
      /** Null once it is over, until they stop it: they don't become themselves again unseen. */
      user: SignedInUser | null;
      until: Date;
    };
  }
}

/** As whom staff view the site with the session of a request. */
export const viewingOf = (request: FastifyRequest): FastifyRequest['session']['viewing'] =>
  (request.session as FastifyRequest['session'] | null)?.viewing;

export const AS_THEMSELVES = 'farmgate:as-themselves';

/**
 * A call that staff make as themselves though they view as someone else.
 * @param when `always`, or only once viewing is `over` and they haven't stopped it yet
 */
export const AsThemselves = (when: 'always' | 'over') => SetMetadata(AS_THEMSELVES, when);

export const SEEN_BY_STAFF = 'farmgate:seen-by-staff';

/**
 * A call that answers staff who view as someone else. It reads, and holds nothing of money paid out, keys of
 * links, files or what other people can be reached by; all others are refused (0240).
 * @param without drops from the answer what staff do not get to see
 */
export const SeenByStaff = <Answer>(without?: (answer: Answer) => Answer) =>
  applyDecorators(
    SetMetadata(SEEN_BY_STAFF, true),
    ApiExtension('x-seen-by-staff', true),
    ...(without ? [UseInterceptors(new LeavesOut(without as (answer: unknown) => unknown))] : []),
  );

class LeavesOut implements NestInterceptor {
  constructor(private readonly without: (answer: unknown) => unknown) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const isViewing = viewingOf(context.switchToHttp().getRequest<FastifyRequest>()) !== undefined;
    return isViewing ? next.handle().pipe(map(this.without)) : next.handle();
  }
}
