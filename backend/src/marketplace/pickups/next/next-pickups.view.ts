import { cutoffText, windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import type { VendorPickupsView } from '../../../contract/marketplace/pickup/next-pickups.js';
import {
  usualCutoff,
  usualDays,
  usualText,
  zoneText,
} from '../../../contract/marketplace/pickup/usual-words.js';
import { dayIn } from '../../../contract/shared/calendar/date-format.js';
import type { UsualRow, UsualSiteRow, UsualZoneRow } from './next-pickups.sql.js';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const dayOf = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** @returns "Saturdays, 9 AM to noon, until October 31. Order by Thursday, 6 PM." */
export function usual(rule: UsualRow, today: string): string {
  const season = [
    rule.firstDay !== null && rule.firstDay > today && `from ${dayOf(rule.firstDay)}`,
    rule.lastDay !== null && `until ${dayOf(rule.lastDay)}`,
  ];
  return `${[usualText(rule), ...season].filter(Boolean).join(', ')}. Order ${usualCutoff(rule)}.`;
}

export const timesInWords = (row: {
  startsAt: string;
  endsAt: string;
  timeZone: string;
  ordersCloseAt: string;
}) => ({
  when: windowText(row),
  orderBy: cutoffText(row.ordersCloseAt, row.timeZone),
});

export function siteView(row: UsualSiteRow, now: Date): VendorPickupsView['sites'][number] | null {
  const { rules, timeZone: _zone, ...site } = row;
  const today = dayIn(row.timeZone, now);
  return rules.length === 0 ? null : { ...site, usual: rules.map((rule) => usual(rule, today)) };
}

export function zoneView(row: UsualZoneRow, now: Date): VendorPickupsView['zones'][number] {
  const { id, name, note, rules } = row;
  const today = dayIn(row.timeZone, now);
  const days = [...new Set(rules.map(usualDays))];
  return { id, name, note, text: zoneText(row, days), usual: rules.map((rule) => usual(rule, today)) };
}
