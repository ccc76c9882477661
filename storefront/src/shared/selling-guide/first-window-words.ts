import { WEEKDAYS } from '@farmgate/backend/contract/directory/hours';
import type { FirstWindow } from '@farmgate/backend/contract/marketplace/selling-guide';
import { clockText } from '@farmgate/backend/contract/shared/calendar/clock-text';
import { monthName } from '@farmgate/backend/contract/shared/calendar/months';

/** @returns "Saturdays 9 AM to 1 PM at Maple Hollow, through October 31" */
export function firstWindowWords({ weekday, opens, closes, placeName, lastDay }: FirstWindow): string {
  const [, month, day] = (lastDay ?? '').split('-').map(Number);
  const end = month && day ? `, through ${monthName(month)} ${day}` : '';
  return `${WEEKDAYS[weekday]}s ${clockText(opens)} to ${clockText(closes)} at ${placeName}${end}`;
}
