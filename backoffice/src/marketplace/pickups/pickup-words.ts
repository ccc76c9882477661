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
import { roomWords } from '@farmgate/backend/contract/marketplace/pickup/schedule-words';
import {
  type UsualCutoff,
  type UsualTimes,
  usualCutoff,
} from '@farmgate/backend/contract/marketplace/pickup/usual-words';
import type { Tone } from '../../kit/cells';
import { dayText } from '../../kit/texts.rules';

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

/** @returns "By Thursday, 6 PM", "By 9 AM the day before", "Until it starts" */
export const cutoffRuleText = (rule: UsualCutoff & Pick<UsualTimes, 'opens'>): string =>
  withCapital(usualCutoff(rule));

const withCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** @returns "Sat, Nov 28, 9 AM" on the clocks there; null for none */
export const nextText = ({ nextAt, timeZone }: { nextAt: string | null; timeZone: string }): string | null =>
  nextAt === null ? null : `${shortDayText(nextAt, timeZone)}, ${timeText(nextAt, timeZone)}`;

/** @returns "Room for 20 orders", "No limit" */
export const limitText = ({
  capacity,
  capacityUnit,
}: Pick<AdminPickupSchedule, 'capacity' | 'capacityUnit'>): string =>
  withCapital(roomWords(capacity, capacityUnit));

/** @returns "Sat, Nov 28 at Chandler Green", on the clocks there */
export const windowName = ({ startsAt, timeZone, placeName }: Named): string =>
  `${shortDayText(startsAt, timeZone)} at ${placeName}`;
type Named = Pick<AdminPickupWindow, 'startsAt' | 'timeZone' | 'placeName'>;

/** @returns "Jan 2, 2026 to Mar 1, 2026", "From Jan 2, 2026", "All year" */
export function seasonText({ firstDay, lastDay }: Pick<AdminPickupSchedule, 'firstDay' | 'lastDay'>): string {
  if (firstDay && lastDay) return `${dayText(firstDay)} to ${dayText(lastDay)}`;
  if (firstDay) return `From ${dayText(firstDay)}`;
  return lastDay ? `Until ${dayText(lastDay)}` : 'All year';
}
