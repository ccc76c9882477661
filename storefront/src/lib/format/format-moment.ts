import { formatDate } from './format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * @returns when something was, as people say it: "just now", "5 minutes ago", "3 days ago"; from a week on
 * "on Jan 5, 2025"
 */
export function formatMoment(iso: string, now: Date): string {
  const passed = now.getTime() - new Date(iso).getTime();
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return ago(passed / MINUTE, 'minute');
  if (passed < DAY) return ago(passed / HOUR, 'hour');
  if (passed < 7 * DAY) return ago(passed / DAY, 'day');
  return `on ${formatDate(iso)}`;
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}
