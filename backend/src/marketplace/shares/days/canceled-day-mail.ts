import type { EntityManager } from 'typeorm';
import { dayText } from '../../../contract/marketplace/pickup/handover-words.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import type { cancelledMail } from '../../orders/mails/order-mails.js';
import type { ShareDate } from '../../tables/share-date.entity.js';
import { SharePlan } from '../../tables/share-plan.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';

type Day = Pick<ShareDate, 'date' | 'reason'>;

const dayOf = ({ date }: Pick<Day, 'date'>): string => dayText(`${date}T00:00:00Z`, 'UTC');

const frame = (day: Day, farm: string, share: string) => ({
  kind: 'share-day-canceled',
  subject: `No box on ${dayOf(day)}`,
  heading: `No box on ${dayOf(day)}`,
  facts: [
    ...(day.reason ? [{ label: `From ${farm}`, value: day.reason }] : []),
    { label: 'Share', value: share },
  ],
});

/** To a member whose box wasn't packed yet. @param money cents */
export async function canceledDayMail(
  tx: EntityManager,
  { email, vendorId, planId }: Subscription,
  day: Day,
  { credit, unpaid, movedTo }: { credit: number; unpaid: number; movedTo: string | null },
): Promise<MailDraft> {
  const { businessName } = await tx.findOneByOrFail(Vendor, { id: vendorId });
  const { name } = await tx.findOneByOrFail(SharePlan, { id: planId });
  return {
    ...frame(day, businessName, name),
    to: email ?? '',
    paragraphs: [
      ...(credit > 0 ? [`You have ${dollars(credit)} more farm credit at ${businessName}.`] : []),
      ...(unpaid > 0 ? [`You pay ${dollars(unpaid)} less for your share.`] : []),
      `${businessName} had to cancel your box of ${dayOf(day)}. It costs you no hold.`,
      ...(movedTo === null ? [] : [`You get it on ${dayOf({ date: movedTo })} instead, at the same pickup.`]),
    ],
    typed: { by: `vendor ${vendorId}`, ofOne: 60 },
  };
}

/** To one whose box was an order already. */
export const canceledBoxMail =
  (day: Day): typeof cancelledMail =>
  (order, vendorOrder, path) => {
    const { businessName } = vendorOrder.vendor;
    const [line] = vendorOrder.items;
    return {
      ...frame(day, businessName, line?.productName ?? ''),
      to: order.email,
      paragraphs: [
        `You don’t pay for this box. What you had paid for it is farm credit at ${businessName}.`,
        `${businessName} had to cancel your box of ${dayOf(day)}. It costs you no hold.`,
      ],
      about: { resource: 'orders', id: order.id },
      action: { label: 'See your order', path },
    };
  };
