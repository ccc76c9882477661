import type {
  AdminPickupSchedule,
  AdminPickupWindow,
} from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import { shortDayText, timeText } from '@farmgate/backend/contract/marketplace/pickup/handover-words';
import type {
  ScheduleKind,
  WindowStatus,
} from '@farmgate/backend/contract/marketplace/pickup/pickup-schedules';
import type { SiteKind } from '@farmgate/backend/contract/marketplace/pickup/pickup-sites';
import { type UsualCutoff, usualCutoff } from '@farmgate/backend/contract/marketplace/pickup/usual-words';
import { STATE_NAMES } from '@farmgate/backend/contract/shared/states';
import type { Tone } from '../../kit/cells';
import { dayOfYear } from '../../kit/texts.rules';

export const SITE_WORDS: Record<SiteKind, string> = {
  farm: 'The farm',
  market: 'Farmers market',
  drop_point: 'Drop point',
};
export const KIND_WORDS: Record<ScheduleKind, string> = {
  weekly: 'Every week',
  dates: 'On single dates',
  market_days: 'On market days',
};
export const STATUS_TONES: Record<WindowStatus, Tone> = { open: 'good', closed: 'waiting', canceled: 'bad' };
export const STATE_CHOICES = Object.entries(STATE_NAMES).map(([id, name]) => ({ id, name }));

/** @returns "By Thursday, 6 PM", "1 day before", "Until it starts" */
export const cutoffRuleText = (rule: UsualCutoff): string => {
  const text = usualCutoff(rule);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** @returns "Sat, Nov 28, 9 AM" on the clocks there; null for none */
export const nextText = ({ nextAt, timeZone }: { nextAt: string | null; timeZone: string }): string | null =>
  nextAt === null ? null : `${shortDayText(nextAt, timeZone)}, ${timeText(nextAt, timeZone)}`;

/** @returns "3 of 20 orders", "3 orders" */
export const roomText = ({ taken, capacity, capacityUnit }: Room): string =>
  capacity === null ? `${taken} ${capacityUnit}` : `${taken} of ${capacity} ${capacityUnit}`;
type Room = Pick<AdminPickupWindow, 'taken' | 'capacity' | 'capacityUnit'>;

/** @returns "Room for 20 orders", "No limit" */
export const limitText = ({
  capacity,
  capacityUnit,
}: Pick<AdminPickupSchedule, 'capacity' | 'capacityUnit'>) =>
  capacity === null ? 'No limit' : `Room for ${capacity} ${capacityUnit}`;

/** @returns "Sat, Nov 28 at Chandler Green", on the clocks there */
export const windowName = ({ startsAt, timeZone, placeName }: Named): string =>
  `${shortDayText(startsAt, timeZone)} at ${placeName}`;
type Named = Pick<AdminPickupWindow, 'startsAt' | 'timeZone' | 'placeName'>;

/** @returns "Jan 2, 2026 to Mar 1, 2026", "From Jan 2, 2026", "All year" */
export function seasonText({ firstDay, lastDay }: Pick<AdminPickupSchedule, 'firstDay' | 'lastDay'>): string {
  if (firstDay && lastDay) return `${dayOfYear(firstDay)} to ${dayOfYear(lastDay)}`;
  if (firstDay) return `From ${dayOfYear(firstDay)}`;
  return lastDay ? `Until ${dayOfYear(lastDay)}` : 'All year';
}
