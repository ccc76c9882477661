import { dayText, windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import { pickupPaths } from '../../../contract/marketplace/pickup/pickup-paths.js';
import type { MailDraft } from '../../../platform/mail/mail-outbox.js';
import type { LostToMarket } from './pickup-windows.sql.js';

export function marketCanceledMail(day: LostToMarket): Omit<MailDraft, 'to'> {
  const { vendorId, businessName, market, startsAt, timeZone, reason, orders } = day;
  const date = dayText(startsAt, timeZone);
  const many = `${orders} ${orders === 1 ? 'order' : 'orders'}`;
  return {
    kind: 'pickup-market-canceled',
    about: { resource: 'vendors', id: vendorId },
    subject: `${market} is canceled on ${date}: you have ${many}`,
    heading: `${market} is canceled on ${date}`,
    paragraphs: [
      `${businessName} has ${many} to hand over there. The day takes no new orders.`,
      'Your customers don’t know yet. Move their orders to another day, or cancel the day and give their money back. If you’ll be there anyway, open the day again.',
    ],
    facts: [{ label: 'When', value: windowText(day) }, ...(reason ? [{ label: 'Why', value: reason }] : [])],
    action: { label: 'Open this day', path: pickupPaths.pickupDay(day.id) },
  };
}
