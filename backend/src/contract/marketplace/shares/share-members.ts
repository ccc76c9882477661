/** The members of a farm's share. Money is dollars. */
import { z } from 'zod';
import { PositiveAmount } from '../../shared/amounts.js';
import { optionalPhone } from '../../shared/phones.js';
import { Day, GivenDay, LimitQuery, OffsetQuery, RowId, SearchQuery } from '../../shared/schemas.js';
import { blankOrText, optionalEmail, optionalText, requiredText } from '../../shared/texts.js';
import { RECEIVED_BY } from '../received-words.js';
import { CHOICE_FIELDS } from './public-shares.js';
import { ShareParams } from './share-plans.js';
import { SHARE_HALVES, SHARE_PAY_BY, SUBSCRIPTION_STATES } from './share-terms.js';
import { SHOWN_REFUND, SubscriptionView } from './subscriptions.js';
import { MemberWorkView } from './work-offer.js';

/** GET /api/vendor/shares/{id}/members */
export const ShareMembersQuery = z.object({
  q: SearchQuery,
  /** Only those with a payment that is late. */
  late: z.enum(['true', 'false'], 'Please choose true or false.').default('false'),
  limit: LimitQuery(100, 500),
  offset: OffsetQuery,
});
export type ShareMembersQuery = z.output<typeof ShareMembersQuery>;

export const ShareMemberView = z.object({
  /** Of the membership. */
  id: z.number(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  sizeName: z.string(),
  quantity: z.number(),
  half: z.enum(SHARE_HALVES).nullable(),
  siteName: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  payBy: z.enum(SHARE_PAY_BY),
  /** They try some boxes. */
  isTrial: z.literal(true).optional(),
  joinedOn: Day,
  boxesLeft: z.number(),
  /** Hours that they work for a part of the price; null where they don't. */
  work: MemberWorkView.pick({ hours: true, done: true }).nullable(),
  /** In money, and with farm credit. */
  paid: z.number(),
  paidWithCredit: z.number(),
  due: z.number(),
  late: z.number(),
  credit: z.number(),
  /** What the farm still has to give back by hand. */
  toGiveBack: z.number(),
});
export type ShareMemberView = z.infer<typeof ShareMemberView>;
/** By name. */
export const ShareMemberList = z.array(ShareMemberView);
export type ShareMemberList = z.infer<typeof ShareMemberList>;

/** GET /api/vendor/shares/{id}/members/late: what members owe together, and what of it is late. */
export const LateMembersView = z.object({
  /** Those with a payment that is late. */
  members: z.number(),
  late: z.number(),
  due: z.number(),
});
export type LateMembersView = z.infer<typeof LateMembersView>;

/** GET /api/vendor/shares/{id}/members/{memberId} */
export const ShareMemberDetails = SubscriptionView.extend({
  member: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
});
export type ShareMemberDetails = z.infer<typeof ShareMemberDetails>;

/**
 * POST /api/vendor/shares/{id}/members: a member whom the farm enters, with the header `Idempotency-Key`.
 * Always paid at the farm. POST …/members/quote says the total, also where nobody else may join.
 */
export const EnterMemberRequest = z.strictObject({
  ...CHOICE_FIELDS,
  firstName: requiredText(80, 'Please enter the member’s name.'),
  lastName: blankOrText(0, 80, 'Please enter the member’s name.'),
  /** Without one, no email is sent. */
  email: optionalEmail('Please enter a valid email address.'),
  phone: optionalPhone(),
  total: z.number('Please ask for the total first.').min(0).max(100_000_000),
});
export type EnterMemberRequest = z.output<typeof EnterMemberRequest>;

/** PUT /api/vendor/shares/refunds/{id}/given: paid back by hand. DELETE takes it back, for some days. */
export const MoneyChangedHands = z.strictObject({
  by: z.enum(RECEIVED_BY, 'Please choose how you were paid.'),
  day: GivenDay(),
  note: optionalText(200),
});
export type MoneyChangedHands = z.output<typeof MoneyChangedHands>;

/** PUT /api/vendor/shares/payments/{id}/received. DELETE takes it back, for some days. */
export const PaymentReceivedRequest = MoneyChangedHands.extend({
  /** Dollars. A part leaves the rest open; null is all of it. */
  amount: PositiveAmount.nullable().default(null),
  /** Dollars that were shown as open: another figure is 409 SHARE_PAYMENT_CHANGED. */
  of: PositiveAmount,
});
export type PaymentReceivedRequest = z.output<typeof PaymentReceivedRequest>;

/** POST /api/vendor/shares/{id}/members/{memberId}/credit */
export const GiveCreditRequest = z.strictObject({
  amount: PositiveAmount,
  note: requiredText(200, 'Please say what it is for.'),
});
export type GiveCreditRequest = z.output<typeof GiveCreditRequest>;

/** GET /api/vendor/shares/{id}/end: what ending the season now does. */
export const EndSharePreview = z.object({
  members: z.number(),
  boxes: z.number(),
  /** What goes back to them together in money, and as the farm credit that it was paid with. */
  refund: z.number(),
  credit: z.number(),
  unpaid: z.number(),
  /** What falls away of work that isn't done. */
  work: z.number(),
});
export type EndSharePreview = z.infer<typeof EndSharePreview>;

/** POST /api/vendor/shares/{id}/end. */
export const EndShareRequest = z.strictObject(SHOWN_REFUND);
export type EndShareRequest = z.output<typeof EndShareRequest>;

export const ShareRefundParams = z.object({ id: RowId('We couldn’t find this refund.') });
export type ShareRefundParams = z.infer<typeof ShareRefundParams>;
export const ShareMemberParams = ShareParams.extend({ memberId: RowId('We couldn’t find this member.') });
export type ShareMemberParams = z.infer<typeof ShareMemberParams>;
export const ShareMemberBoxParams = ShareMemberParams.extend({ boxId: RowId('We couldn’t find this box.') });
export type ShareMemberBoxParams = z.infer<typeof ShareMemberBoxParams>;
export const SharePaymentParams = z.object({ id: RowId('We couldn’t find this payment.') });
export type SharePaymentParams = z.infer<typeof SharePaymentParams>;
