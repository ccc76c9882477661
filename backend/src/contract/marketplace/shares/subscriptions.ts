/** A member's share: joining it, its boxes, payments and account. Money is dollars. */
import { z } from 'zod';
import { recipientPhone } from '../../shared/phones.js';
import { chosenId, Day, GivenDay, RowId, Timestamp } from '../../shared/schemas.js';
import { requiredText } from '../../shared/texts.js';
import { ChosenAddOn, MAX_ADD_ONS } from './add-on-choices.js';
import { CHOICE_FIELDS } from './public-shares.js';
import { OwnAddOnView } from './share-add-ons.js';
import { HoldsView, RefundRuleView } from './share-plans.js';
import {
  BOX_ACTIONS,
  BOX_STATES,
  ENTRY_KINDS,
  HELD_FOR,
  SHARE_GIVEN_BY,
  SHARE_HALVES,
  SHARE_PAID_BY,
  SHARE_PAY_BY,
  SHARE_PAYMENT_STATES,
  SUBSCRIPTION_STATES,
} from './share-terms.js';
import { MemberWorkView } from './work-offer.js';

/**
 * POST /api/subscriptions, with the header `Idempotency-Key`. Another total than the one that was shown is
 * 409 SHARE_TOTAL_CHANGED with the new one.
 */
export const JoinShareRequest = z.strictObject({
  shareId: chosenId('Please choose a share.'),
  ...CHOICE_FIELDS,
  addOns: z.array(ChosenAddOn).max(MAX_ADD_ONS, `Please choose at most ${MAX_ADD_ONS} add-ons.`).default([]),
  /** `card` where the share takes cards: pay at POST …/payment then, or the place is free again. */
  payBy: z.enum(SHARE_PAY_BY, 'Please choose how you pay.'),
  firstName: requiredText(80, 'Please enter your first name.'),
  lastName: requiredText(80, 'Please enter your last name.'),
  phone: recipientPhone(),
  agreeToTerms: z.literal(true, 'Please agree to the terms.'),
  /** Dollars, as the quote said; of the add-ons it's their own. */
  total: z.number('Please ask for the total first.').min(0).max(100_000_000),
});
export type JoinShareRequest = z.output<typeof JoinShareRequest>;

/** One dated box of a member. */
export const BoxView = z.object({
  id: z.number(),
  /** The day that it was promised for. */
  date: Day,
  /** The day that it was moved to. */
  shiftedTo: Day.nullable(),
  state: z.enum(BOX_STATES),
  heldFor: z.enum(HELD_FOR).nullable(),
  quantity: z.number(),
  /** Where and when it is picked up, with the change of day. */
  scheduleId: z.number(),
  siteName: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  timeZone: z.string(),
  changeUntil: Timestamp,
  /** With fee and tax. */
  amount: z.number(),
  /** It won't be packed unless more is paid by its change deadline. */
  isUnpaid: z.boolean(),
  /** What may be done with it now. */
  may: z.array(z.enum(BOX_ACTIONS)),
  /** As far as the farm has said so. */
  contents: z.array(z.object({ name: z.string(), quantity: z.string() })),
});
export type BoxView = z.infer<typeof BoxView>;

/** What the farm noted of money that changed hands, and whether that can still be taken back. */
const Noted = z.object({
  by: z.enum(SHARE_GIVEN_BY),
  day: Day,
  note: z.string().nullable(),
  canUndo: z.boolean(),
});

export const SharePaymentView = z.object({
  id: z.number(),
  number: z.number(),
  dueOn: Day,
  amount: z.number(),
  state: z.enum(SHARE_PAYMENT_STATES),
  /** How the farm got it; `credit` is farm credit that was used. */
  received: Noted.extend({ by: z.enum(SHARE_PAID_BY) }).nullable(),
});
export type SharePaymentView = z.infer<typeof SharePaymentView>;

export const MemberEntryView = z.object({
  id: z.number(),
  kind: z.enum(ENTRY_KINDS),
  amount: z.number(),
  /** The day of the box that it is about. */
  date: Day.nullable(),
  /** When credit can be spent; null where at once. */
  spendableFrom: Timestamp.nullable(),
  note: z.string().nullable(),
  /** Of a refund of money that the farm took itself: how it gave that back. */
  given: Noted.nullable(),
  createdAt: Timestamp,
});

export const MemberAccountView = z.object({
  /** What was paid so far in money and with farm credit, and refunded. */
  paid: z.number(),
  paidWithCredit: z.number(),
  refunded: z.number(),
  /** What is still to be paid, and what of it is late. */
  due: z.number(),
  late: z.number(),
  /** Farm credit that can be spent, and what is on its way. */
  credit: z.number(),
  creditComing: z.number(),
  /** What can be spent of the member's other memberships at this farm; payments here may use it, too. */
  creditElsewhere: z.number(),
  /** The newest first. */
  entries: z.array(MemberEntryView),
});
export type MemberAccountView = z.infer<typeof MemberAccountView>;

/** Of a member who pays by card. */
const ShareCardView = z.object({
  /** Later payments are charged to it on their day. */
  isSaved: z.boolean(),
  /** Something is still to be charged to one, so it may be added or changed. Asked hours aren't. */
  maySave: z.boolean(),
  /** Until when the place is kept for the first payment, or was; null once that came. */
  heldUntil: Timestamp.nullable(),
  /** Without a payment it is kept again for the same person: they waited for it, or renew. */
  isKeptAgain: z.boolean(),
  /** Dollars to pay by now. */
  toPay: z.number(),
  /** It is being charged. */
  isRunning: z.boolean(),
  /** When it was declined last, as long as that isn't paid. */
  declinedAt: Timestamp.nullable(),
});

/** GET /api/subscriptions/{id} */
export const SubscriptionView = z.object({
  id: z.number(),
  share: z.object({ id: z.number(), name: z.string() }),
  /** Of an add-on the membership that it goes along with. */
  addOnTo: z.object({ id: z.number(), shareId: z.number(), name: z.string() }).nullable(),
  /** Its own. */
  addOns: z.array(OwnAddOnView),
  vendor: z.object({ id: z.number(), name: z.string() }),
  sizeName: z.string(),
  /** How many other sizes the share has. */
  otherSizes: z.number(),
  quantity: z.number(),
  /** Where it isn't the plain price: the level's name, and dollars a box without the site's fee. */
  chosenPrice: z.object({ level: z.string().nullable(), price: z.number() }).nullable(),
  /** A pledge round is open, which its member can pledge in. */
  isPledging: z.boolean(),
  half: z.enum(SHARE_HALVES).nullable(),
  scheduleId: z.number(),
  siteName: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  payBy: z.enum(SHARE_PAY_BY),
  /** Null where the farm is paid by check or in cash. */
  card: ShareCardView.nullable(),
  /** What is paid; what work pays isn't in it. */
  total: z.number(),
  /** Null of who pays all of it. */
  work: MemberWorkView.nullable(),
  refund: RefundRuleView,
  /** How many of each kind are left. */
  holdsLeft: HoldsView.extend({ included: z.number() }),
  joinedAt: Timestamp,
  endedAt: Timestamp.nullable(),
  /** The soonest first. */
  boxes: z.array(BoxView),
  payments: z.array(SharePaymentView),
  account: MemberAccountView,
  /** Its farm sells farm credit; left out where it doesn't. */
  sellsCredit: z.literal(true).optional(),
  /** Of some boxes to try; going on is asked of the member. */
  isTrial: z.literal(true).optional(),
  /** Farm credit was given to somebody on it. */
  hasGifts: z.literal(true).optional(),
  /** Days of the share that a box can move to, also those of the other half. The soonest first. */
  days: z.array(Day),
  /** To whom it was offered, who hasn't taken over yet. */
  handOver: z.object({ email: z.string(), expiresAt: Timestamp }).nullable(),
  /** Where another box can go: once for a box, or from a day on. */
  sites: z.array(z.object({ scheduleId: z.number(), name: z.string(), fee: z.number() })),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** POST /api/subscriptions/{id}/payment: `due` pays what is to pay by now, `card` saves another card. */
export const StartSharePayment = z.strictObject({
  for: z.enum(['due', 'card'], 'Please choose what to do.').default('due'),
});
export type StartSharePayment = z.output<typeof StartSharePayment>;

/** The page to go to; null where nothing is to pay, such as once it was paid. */
export const SharePaymentPage = z.object({ url: z.string().nullable() });
export type SharePaymentPage = z.infer<typeof SharePaymentPage>;

/** GET /api/subscriptions/{id}/calendar: the address of a file that calendars can follow; it has a key. */
export const ShareCalendarView = z.object({ path: z.string() });
export type ShareCalendarView = z.infer<typeof ShareCalendarView>;

/** GET …/calendar.ics */
export const ShareCalendarQuery = z.object({ key: z.string().max(100).catch('') });
export type ShareCalendarQuery = z.output<typeof ShareCalendarQuery>;

/** GET /api/subscriptions: one's own, those with boxes to come first. */
export const SubscriptionList = z.array(
  SubscriptionView.pick({
    ...{ id: true, share: true, vendor: true, sizeName: true, quantity: true, siteName: true },
    ...{ state: true, joinedAt: true, addOnTo: true },
  }).extend({
    boxesLeft: z.number(),
    next: z.object({ date: Day, startsAt: Timestamp, endsAt: Timestamp, timeZone: z.string() }).nullable(),
    due: z.number(),
  }),
);
export type SubscriptionList = z.infer<typeof SubscriptionList>;

/** POST …/boxes/{boxId}/hold */
export const HoldBoxRequest = z.strictObject({
  /** False: without credit, which is allowed at any number. */
  forCredit: z.boolean('Please say whether you want credit.').default(true),
});
export type HoldBoxRequest = z.output<typeof HoldBoxRequest>;

/** POST …/boxes/{boxId}/release and …/donate */
export const ChangeBoxRequest = z.strictObject({});
export type ChangeBoxRequest = z.output<typeof ChangeBoxRequest>;

/** POST …/boxes/{boxId}/shift: to another day of the share. */
export const ShiftBoxRequest = z.strictObject({ date: GivenDay('Please choose a day.') });
export type ShiftBoxRequest = z.output<typeof ShiftBoxRequest>;

/** POST …/boxes/{boxId}/site: for this box alone. */
export const BoxSiteRequest = z.strictObject({ scheduleId: CHOICE_FIELDS.scheduleId });
export type BoxSiteRequest = z.output<typeof BoxSiteRequest>;

/** PUT /api/subscriptions/{id}/site: for all boxes from a day on, but those changed by themselves. */
export const SiteFromRequest = z.strictObject({
  scheduleId: CHOICE_FIELDS.scheduleId,
  from: GivenDay('Please choose a day.'),
});
export type SiteFromRequest = z.output<typeof SiteFromRequest>;

/** GET …/sizes: what each other size of the share would do now, to all boxes that can still be changed. */
export const SizeChoiceList = z.array(
  z.object({
    sizeId: z.number(),
    name: z.string(),
    /** Of a box. */
    price: z.number(),
    /** It can be chosen: it has a place, and members may choose it. */
    isOpen: z.boolean(),
    isAllowed: z.boolean(),
    /** Boxes that are paid for and change. */
    boxes: z.number(),
    /** What they cost more together; below zero, less. */
    difference: z.number(),
    /** What of that is farm credit, as it was paid already. */
    credit: z.number(),
    /** Payments that change, as they are then. */
    payments: z.array(z.object({ dueOn: Day, amount: z.number() })),
  }),
);
export type SizeChoiceList = z.infer<typeof SizeChoiceList>;

/** POST …/size: another difference than the one that was shown is 409 SHARE_TOTAL_CHANGED. */
export const ChangeSizeRequest = z.strictObject({
  sizeId: CHOICE_FIELDS.sizeId,
  difference: z.number('Please ask for the difference first.').min(-100_000_000).max(100_000_000),
});
export type ChangeSizeRequest = z.output<typeof ChangeSizeRequest>;

/** GET …/cancel: what canceling now does. */
export const CancelPreview = z.object({
  /** Names of the add-ons that end with it; what is said of boxes and money is for all together. */
  addOns: z.array(z.string()),
  /** Boxes to come that fall away. */
  boxes: z.number(),
  /** What goes back, by the rule that was joined under: money as far as money was paid. */
  refund: z.number(),
  /** The rest of it is farm credit again, which it was paid with. */
  credit: z.number(),
  /** What the farm keeps of what was paid. */
  kept: z.number(),
  /** Payments that fall away. */
  unpaid: z.number(),
  /** What falls away of work that isn't done. */
  work: z.number(),
});
export type CancelPreview = z.infer<typeof CancelPreview>;

/** What was shown to go back, in dollars: another figure is 409 REFUND_CHANGED. */
export const SHOWN_REFUND = {
  refund: z.number('Please ask for the refund first.').min(0).max(100_000_000),
  /** What of it is farm credit. */
  credit: z.number().min(0).max(100_000_000).optional(),
};

/** POST …/cancel. */
export const CancelSubscriptionRequest = z.strictObject(SHOWN_REFUND);
export type CancelSubscriptionRequest = z.output<typeof CancelSubscriptionRequest>;

export const SubscriptionParams = z.object({ id: RowId('We couldn’t find this membership.') });
export type SubscriptionParams = z.infer<typeof SubscriptionParams>;
/** POST /api/subscriptions/{id}/payments/{paymentId}/credit uses farm credit. DELETE takes it back. */
export const UseCreditRequest = z.strictObject({});
export type UseCreditRequest = z.output<typeof UseCreditRequest>;

export const MemberPaymentParams = SubscriptionParams.extend({
  paymentId: RowId('We couldn’t find this payment.'),
});
export type MemberPaymentParams = z.infer<typeof MemberPaymentParams>;
export const BoxParams = SubscriptionParams.extend({ boxId: RowId('We couldn’t find this box.') });
export type BoxParams = z.infer<typeof BoxParams>;
