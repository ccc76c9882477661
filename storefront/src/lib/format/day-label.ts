import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import { SHORT_MONTH_NAMES } from '@farmgate/backend/contract/shared/calendar/months';

/**
 * @param day "2026-11-28"
 * @param letters how many of the weekday's name are said
 * @returns "Saturday, Nov 28", "Sat, Nov 28"
 */
export function dayLabel(day: string, letters?: number): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return `${weekday?.slice(0, letters)}, ${SHORT_MONTH_NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8, 10))}`;
}
