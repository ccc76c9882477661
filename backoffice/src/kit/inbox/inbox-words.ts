import type { InboxKind } from '@farmgate/backend/contract/backoffice/inbox.admin';
import { DAY_MS } from '@farmgate/backend/contract/shared/calendar/durations';
import { staffDay } from '../texts.rules';

/** What waits, by its kind: what one is called, and many. */
export const INBOX_WORDS: Readonly<Record<InboxKind, { one: string; many: string }>> = {
  'farm-applications': { one: 'Farm application', many: 'Farm applications' },
  farms: { one: 'Farm to verify', many: 'Farms to verify' },
  'farm-claims': { one: 'Farm claim', many: 'Farm claims' },
  'market-claims': { one: 'Market claim', many: 'Market claims' },
  vendors: { one: 'Vendor to approve', many: 'Vendors to approve' },
  corrections: { one: 'Correction', many: 'Corrections' },
  reviews: { one: 'Reported review', many: 'Reported reviews' },
  'farm-news': { one: 'Reported farm news', many: 'Reported farm news' },
  messages: { one: 'Unread message', many: 'Unread messages' },
  orders: { one: 'Unconfirmed order', many: 'Unconfirmed orders' },
};

/** @returns the page of a record, where staff decide */
export const recordPath = ({ kind, recordId }: { kind: string; recordId: number }): string =>
  `/${kind}/${recordId}/show`;

/** @returns how long something waits, in days of staff's calendar: "Today", "1 day", "12 days" */
export function waitedText(since: string, now: Date): string {
  const days = Math.round((Date.parse(staffDay(now)) - Date.parse(staffDay(new Date(since)))) / DAY_MS);
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
}
