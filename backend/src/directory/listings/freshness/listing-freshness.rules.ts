import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { LISTING_ASK_DAYS, LISTING_HIDE_DAYS } from '../../../contract/shared/limits.js';

export interface Confirmation {
  confirmedAt: Date;
  /** When the farmer was asked; null since the last confirmation. */
  askedAt: Date | null;
}

export const hidesAt = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + LISTING_HIDE_DAYS * DAY_MS);

/** @returns the moments such that what was confirmed then or before is to be asked about, or hidden */
export const confirmationLimits = (now: Date): { ask: Date; hide: Date } => ({
  ask: new Date(now.getTime() - LISTING_ASK_DAYS * DAY_MS),
  hide: new Date(now.getTime() - LISTING_HIDE_DAYS * DAY_MS),
});

export function dueFor({ confirmedAt, askedAt }: Confirmation, now: Date): 'nothing' | 'ask' | 'hide' {
  const { ask, hide } = confirmationLimits(now);
  if (confirmedAt <= hide) return 'hide';
  return confirmedAt <= ask && askedAt === null ? 'ask' : 'nothing';
}
