import { NEWS_PER_WEEK } from '../../contract/directory/news-limits.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';

const WEEK_MS = 7 * DAY_MS;

/** @param posted in the last seven days, the oldest first */
export function newsLeft(posted: readonly Date[]): { left: number; nextAt: Date | null } {
  const left = Math.max(0, NEWS_PER_WEEK - posted.length);
  const oldest = posted.at(-NEWS_PER_WEEK);
  return { left, nextAt: left > 0 || !oldest ? null : new Date(oldest.getTime() + WEEK_MS) };
}
