import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { CONFIRM_AFTER_DAYS, CONFIRM_AGAIN_DAYS } from '../../contract/shared/limits.js';

export interface Question {
  confirmedAt: Date;
  /** When this person was asked last; null for never. */
  askedAt: Date | null;
  remindedAt: Date | null;
}

/** @returns the moments such that what was confirmed, or asked, then or before is due */
export const confirmationLimits = (now: Date): { year: Date; again: Date } => ({
  year: new Date(now.getTime() - CONFIRM_AFTER_DAYS * DAY_MS),
  again: new Date(now.getTime() - CONFIRM_AGAIN_DAYS * DAY_MS),
});

export const isDue = (confirmedAt: Date, now: Date): boolean => confirmedAt <= confirmationLimits(now).year;

/** @returns whether a question of an email can no longer be answered: a year later the next one comes */
export const isOver = (askedAt: Date, now: Date): boolean => askedAt <= confirmationLimits(now).year;

/** Answered by whatever confirms the farm or market: an answer, an edit or a directory. */
export function mailDue(question: Question, now: Date): 'nothing' | 'ask' | 'remind' {
  const { confirmedAt, askedAt, remindedAt } = question;
  if (!isDue(confirmedAt, now)) return 'nothing';
  if (askedAt === null || isOver(askedAt, now)) return 'ask';
  return remindedAt === null && askedAt <= confirmationLimits(now).again ? 'remind' : 'nothing';
}
