import type { BoardCounts, BoardGroup, Reminder } from '../../../contract/directory/market-board.js';
import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';

interface Said {
  answer: AttendanceAnswer | null;
  comesEveryDay: boolean;
}

/** Who has sold out was there. */
export function groupOf({ answer, comesEveryDay }: Said): BoardGroup {
  if (answer === 'not_coming') return 'not_coming';
  return answer !== null || comesEveryDay ? 'coming' : 'not_answered';
}

export function countsOf(groups: readonly BoardGroup[]): BoardCounts {
  const count = (wanted: BoardGroup) => groups.filter((group) => group === wanted).length;
  return { coming: count('coming'), notAnswered: count('not_answered'), notComing: count('not_coming') };
}

/** @param askedAt about any day of the market */
export function reminderOf(
  { askedAt, ownerId, ...said }: Said & { askedAt: Date | null; ownerId: number | null },
  now: Date,
): Reminder {
  if (groupOf(said) !== 'not_answered') return 'answered';
  if (ownerId === null) return 'unreachable';
  return askedAt !== null && now.getTime() - askedAt.getTime() < DAY_MS ? 'asked' : 'possible';
}
