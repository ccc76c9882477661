import { MANAGER_INVITATION_DAYS } from '../../../contract/directory/markets.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { isSameSignature, signatureOf } from '../../../platform/secrets/signature.js';

export interface ManagerInvitation {
  placeId: number;
  invitedBy: number;
  /** When it ends, in milliseconds since 1970. */
  endsAt: number;
}

const LASTS_MS = MANAGER_INVITATION_DAYS * DAY_MS;

export const invitationEnd = (now: Date): number => now.getTime() + LASTS_MS;

export const invitedAt = ({ endsAt }: ManagerInvitation): Date => new Date(endsAt - LASTS_MS);

const signature = ({ placeId, invitedBy, endsAt }: ManagerInvitation, email: string, secret: string) =>
  signatureOf(`${placeId}:${invitedBy}:${endsAt}:${email.toLowerCase()}`, secret);

/** @returns the token of the link, which is good for the account of that email address alone */
export const invitationToken = (invitation: ManagerInvitation, email: string, secret: string): string =>
  [invitation.placeId, invitation.invitedBy, invitation.endsAt, signature(invitation, email, secret)].join(
    '.',
  );

/** @returns what a token says; null where it is none, is over, or went to another address */
export function readInvitation(
  token: string,
  email: string,
  secret: string,
  now: Date,
): ManagerInvitation | null {
  const [, placeId, invitedBy, endsAt, given = ''] =
    /^(\d{1,10})\.(\d{1,10})\.(\d{1,14})\.([\w-]{43})$/.exec(token) ?? [];
  const invitation = { placeId: Number(placeId), invitedBy: Number(invitedBy), endsAt: Number(endsAt) };
  if (given === '' || invitation.endsAt <= now.getTime()) return null;
  return isSameSignature(given, signature(invitation, email, secret)) ? invitation : null;
}
