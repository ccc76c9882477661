import type { AttendanceAnswer } from '../../../contract/directory/markets.js';
import { dayThere } from '../../../contract/shared/calendar/house-zone.js';
import type { ErrorCode } from '../../../contract/shared/errors.js';
import type { MemberDayRow } from './my-days.sql.js';

type Known = Pick<MemberDayRow, 'memberStatus' | 'startsAt' | 'endsAt' | 'status' | 'timeZone' | 'date'>;

/** @returns null where they can */
export function refusal(row: Known, answer: AttendanceAnswer | null, now: Date): ErrorCode | null {
  if (row.memberStatus !== 'member') return 'NOT_ON_ROSTER';
  if (new Date(row.endsAt) <= now) return 'MARKET_DAY_OVER';
  if (row.status === 'cancelled') return 'MARKET_DAY_CANCELLED';
  // By the clock on the market's own wall, as people sell out on the day itself.
  const today = dayThere(row.timeZone, now);
  return answer === 'sold_out' && today !== row.date ? 'SOLD_OUT_TOO_EARLY' : null;
}
