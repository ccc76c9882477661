import type { Contact } from '../../../accounts/users/users.service.js';
import type { GiftFor } from '../../../contract/marketplace/shares/credit-gifts.js';
import { sharePaths } from '../../../contract/marketplace/shares/share-paths.js';
import { dollars } from '../../../contract/shared/money.js';
import type { MailDraft } from '../../../platform/mail/mail-draft.js';
import { oneLine } from '../../../platform/mail/one-line.js';
import type { CreditGift } from '../../tables/credit-gift.entity.js';
import type { CreditPurchase } from '../../tables/credit-purchase.entity.js';
import type { Subscription } from '../../tables/subscription.entity.js';
import type { LoadedSubscription } from '../accounts/load-subscriptions.js';

export const GIFT_MAIL = 'farm-credit-gift';

type Sold = Pick<CreditPurchase, 'paid' | 'bonus'>;

const seeShare = ({ id }: LoadedSubscription): MailDraft['action'] => ({
  label: 'See your share',
  path: sharePaths.membership(id),
});
const facts = ({ paid, bonus }: Sold) => [
  { label: 'Paid by card', value: dollars(paid) },
  ...(bonus > 0 ? [{ label: 'Bonus from the farm', value: dollars(bonus) }] : []),
  { label: 'Farm credit', value: dollars(paid + bonus) },
];

/** To who bought farm credit. */
export const creditBoughtMail = (member: LoadedSubscription, sold: Sold): MailDraft => ({
  kind: 'farm-credit-bought',
  to: member.email ?? '',
  subject: oneLine(`Your farm credit with ${member.vendorName}`),
  heading: `You have ${dollars(sold.paid + sold.bonus)} more farm credit`,
  paragraphs: [
    `Hello ${member.firstName},`,
    `You bought farm credit with ${member.vendorName}. It never expires.`,
    'We’ll use it on your next payment when that’s due. What you haven’t spent can go back to your card, without the bonus.',
  ],
  facts: facts(sold),
  action: seeShare(member),
});

/** To the farm. */
export const creditSoldMail = (to: string, member: LoadedSubscription, sold: Sold): MailDraft => ({
  kind: 'farm-credit-sold',
  to,
  subject: oneLine(`${member.firstName} ${member.lastName} bought farm credit`),
  heading: `You sold ${dollars(sold.paid + sold.bonus)} of farm credit`,
  paragraphs: [
    `${member.firstName} ${member.lastName} bought it for ${member.planName}.`,
    'Boxes that it pays for are paid out to you as they’re handed over. The bonus costs no commission.',
  ],
  facts: facts(sold),
  action: { label: 'See farm credit', path: sharePaths.farmCredit },
});

/** Cents that go back to a card, and of the bonus that ends with it. */
export interface WentBack {
  refund: number;
  lost: number;
  reason: string;
}

/** To who has an account with credit that somebody else paid for, and gets it back. */
export const creditEndedMail = (
  member: LoadedSubscription,
  { refund, lost, reason }: WentBack,
): MailDraft => ({
  kind: 'farm-credit-ended',
  to: member.email ?? '',
  subject: oneLine(`Your farm credit with ${member.vendorName} has ended`),
  heading: `${dollars(refund + lost)} of your farm credit has ended`,
  paragraphs: [
    `Hello ${member.firstName},`,
    `${reason} Someone else paid for this credit, so ${dollars(refund)} goes back to the card that it was paid with.`,
  ],
  action: seeShare(member),
});

/** To who paid for credit in an account that somebody else has now. */
export const creditBackMail = (
  { email, name }: Contact,
  { vendorName }: LoadedSubscription,
  { refund, lost, reason }: WentBack,
): MailDraft => ({
  kind: 'farm-credit-returned',
  to: email,
  subject: oneLine(`Refund of farm credit with ${vendorName}`),
  heading: `${dollars(refund)} goes back to your card`,
  paragraphs: [
    `Hello ${name},`,
    `${reason} You paid for farm credit that someone else has now, and what’s left of it goes back to you.`,
    'It may take a few days until you see it.',
  ],
  facts: [
    { label: 'Refund', value: dollars(refund) },
    ...(lost > 0 ? [{ label: 'Bonus that ends with it', value: dollars(lost) }] : []),
  ],
});

/** To the member, or to the farm. Money is cents. */
export function creditReturnedMail(
  to: string,
  member: LoadedSubscription,
  { refund, lost, reason }: WentBack,
  reader: 'member' | 'farm',
): MailDraft {
  const name = `${member.firstName} ${member.lastName}`;
  const isMember = reader === 'member';
  return {
    kind: isMember ? 'farm-credit-returned' : 'farm-credit-returned-farm',
    to,
    subject: oneLine(
      isMember ? `Refund of farm credit with ${member.vendorName}` : `Farm credit of ${name} was refunded`,
    ),
    heading: `${dollars(refund)} ${isMember ? 'goes back to your card' : 'went back to a member’s card'}`,
    paragraphs: [
      isMember ? `Hello ${member.firstName},` : `${name} has less farm credit with you.`,
      reason,
      ...(isMember ? ['It may take a few days until you see it.'] : []),
    ],
    facts: [
      { label: 'Refund', value: dollars(refund) },
      ...(lost > 0 ? [{ label: 'Bonus that ends with it', value: dollars(lost) }] : []),
    ],
    action: isMember ? seeShare(member) : { label: 'See farm credit', path: sharePaths.farmCredit },
  };
}

/** To whom farm credit is given. @param by who is counted for it */
export const giftMail = (
  member: LoadedSubscription,
  gift: GiftFor,
  sold: Sold,
  token: string,
  by: string,
): MailDraft => ({
  kind: GIFT_MAIL,
  to: gift.email,
  subject: oneLine(`${gift.from} gave you farm credit with ${member.vendorName}`),
  heading: `${dollars(sold.paid + sold.bonus)} of farm credit is yours`,
  paragraphs: [
    `${gift.from} bought it for you with ${member.vendorName}. It pays for boxes of a CSA share, and never expires.`,
    ...(gift.message === null ? [] : [`“${gift.message}”`]),
    'Log in or sign up, then take it.',
  ],
  action: { label: 'Take your gift', path: sharePaths.takeGift(token) },
  note: `The link works once. If you don’t know ${gift.from}, ignore this email.`,
  isSecret: true,
  typed: { by },
});

/** To who gave it, once it is paid. */
export const giftSentMail = (member: LoadedSubscription, gift: GiftFor, sold: Sold): MailDraft => ({
  kind: 'farm-credit-gift-sent',
  to: member.email ?? '',
  subject: oneLine(`Your gift for ${gift.email}`),
  heading: 'Your gift is on its way',
  paragraphs: [
    `Hello ${member.firstName},`,
    `We emailed ${gift.email} a link to take ${dollars(sold.paid + sold.bonus)} of farm credit with ${member.vendorName}.`,
    'Until it’s taken, you can take it back on your share’s page. The money then goes back to your card.',
  ],
  facts: facts(sold),
  action: seeShare(member),
});

/** To who gave it. */
export const giftTakenMail = (
  { id, email, firstName }: Pick<Subscription, 'id' | 'email' | 'firstName'>,
  gift: Pick<CreditGift, 'email'>,
  { paid, bonus }: Sold,
): MailDraft => ({
  kind: 'farm-credit-gift-taken',
  to: email ?? '',
  subject: 'Your gift was taken',
  heading: `${dollars(paid + bonus)} of farm credit has arrived`,
  paragraphs: [`Hello ${firstName},`, `What you sent to ${gift.email ?? 'someone'} was taken.`],
  action: { label: 'See your share', path: sharePaths.membership(id) },
});
