/** CSA shares, their members, boxes, accounts, waits and renewals as staff see them. Money is dollars. */
import { z } from 'zod';
import { ReasonBody } from '../../backoffice/admin.js';
import { PositiveAmount } from '../../shared/amounts.js';
import { Day, Timestamp } from '../../shared/schemas.js';
import {
  BOX_STATES,
  ENTRY_KINDS,
  HELD_FOR,
  RENEWAL_STATES,
  SHARE_HALVES,
  SHARE_RHYTHMS,
  SHARE_STATUSES,
  SUBSCRIPTION_STATES,
  WAIT_STATES,
} from '../shares/share-terms.js';
import { CancelPreview, SHOWN_REFUND } from '../shares/subscriptions.js';

const ofVendor = { vendorId: z.number(), vendorName: z.string() };

export const AdminShare = z.object({
  id: z.number(),
  ...ofVendor,
  name: z.string(),
  status: z.enum(SHARE_STATUSES),
  isHidden: z.boolean(),
  rhythm: z.enum(SHARE_RHYTHMS),
  firstDay: Day,
  lastDay: Day,
  places: z.number(),
  taken: z.number(),
  /** Those who haven't left. */
  members: z.number(),
  createdAt: Timestamp,
  publishedAt: Timestamp.nullable(),
  endedAt: Timestamp.nullable(),
});
export type AdminShare = z.infer<typeof AdminShare>;

export const AdminShareMember = z.object({
  id: z.number(),
  ...ofVendor,
  shareId: z.number(),
  shareName: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Null of one that the farm entered. */
  userId: z.number().nullable(),
  sizeName: z.string(),
  quantity: z.number(),
  half: z.enum(SHARE_HALVES).nullable(),
  siteName: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  paid: z.number(),
  due: z.number(),
  createdAt: Timestamp,
  endedAt: Timestamp.nullable(),
});
export type AdminShareMember = z.infer<typeof AdminShareMember>;

export const AdminShareBox = z.object({
  id: z.number(),
  ...ofVendor,
  memberId: z.number(),
  memberName: z.string(),
  shareName: z.string(),
  date: Day,
  movedTo: Day.nullable(),
  siteName: z.string(),
  state: z.enum(BOX_STATES),
  heldFor: z.enum(HELD_FOR).nullable(),
  amount: z.number(),
  orderId: z.number().nullable(),
  orderNumber: z.string().nullable(),
  updatedAt: Timestamp,
});
export type AdminShareBox = z.infer<typeof AdminShareBox>;

export const AdminMemberEntry = z.object({
  id: z.number(),
  ...ofVendor,
  memberId: z.number(),
  memberName: z.string(),
  shareName: z.string(),
  kind: z.enum(ENTRY_KINDS),
  amount: z.number(),
  /** Of the box that it is about. */
  date: Day.nullable(),
  note: z.string().nullable(),
  undoneAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type AdminMemberEntry = z.infer<typeof AdminMemberEntry>;

const waiting = {
  id: z.number(),
  ...ofVendor,
  shareId: z.number(),
  shareName: z.string(),
  /** Of the person, as they are by now. */
  name: z.string(),
  email: z.string().nullable(),
  userId: z.number().nullable(),
  sizeName: z.string(),
  quantity: z.number(),
  half: z.enum(SHARE_HALVES).nullable(),
  siteName: z.string(),
  /** The membership that came of it. */
  memberId: z.number().nullable(),
  createdAt: Timestamp,
  changedAt: Timestamp,
};

/** Somebody in line for a place. */
export const AdminShareWait = z.object({
  ...waiting,
  state: z.enum(WAIT_STATES),
  offeredUntil: Timestamp.nullable(),
});
export type AdminShareWait = z.infer<typeof AdminShareWait>;

/** A member who is asked whether they join this share, the next season of theirs. */
export const AdminShareRenewal = z.object({
  ...waiting,
  state: z.enum(RENEWAL_STATES),
  /** A place is kept for them. */
  isKept: z.boolean(),
  /** The day that they have until. */
  renewUntil: Day.nullable(),
});
export type AdminShareRenewal = z.infer<typeof AdminShareRenewal>;

/** Farm credit that a member bought by card. */
export const AdminCreditPurchase = z.object({
  id: z.number(),
  ...ofVendor,
  /** The membership that it was bought on. */
  memberId: z.number(),
  memberName: z.string(),
  /** Who bought it; null once the account is erased. */
  userId: z.number().nullable(),
  paymentId: z.number(),
  /** It is for somebody else. */
  isGift: z.boolean(),
  takenAt: Timestamp.nullable(),
  paid: z.number(),
  bonus: z.number(),
  spent: z.number(),
  refunded: z.number(),
  createdAt: Timestamp,
  /** When it was paid; null where it wasn't. */
  receivedAt: Timestamp.nullable(),
});
export type AdminCreditPurchase = z.infer<typeof AdminCreditPurchase>;

/** What was shown to go back: another figure is 409 REFUND_CHANGED. */
const Shown = z.strictObject(SHOWN_REFUND, 'Please ask for the refund first.');

/** POST /api/admin/shares/{id}/end; GET says what it does. */
export const EndShareBody = ReasonBody.extend({ shown: Shown });
export type EndShareBody = z.output<typeof EndShareBody>;

/** What is given back of what was paid ahead: by the rule they joined under, or all of it. */
const MEMBER_REFUNDS = ['rule', 'all'] as const;

/** GET /api/admin/share-members/{id}/end: what each choice does. */
export const EndMemberPreview = z.object({ rule: CancelPreview, all: CancelPreview });
export type EndMemberPreview = z.infer<typeof EndMemberPreview>;

/** POST /api/admin/share-members/{id}/end */
export const EndMemberBody = ReasonBody.extend({
  refund: z.enum(MEMBER_REFUNDS, 'Please choose what goes back.').default('rule'),
  /** Of both choices. */
  shown: z.strictObject({ rule: Shown, all: Shown }, 'Please ask for the refund first.'),
});
export type EndMemberBody = z.output<typeof EndMemberBody>;

/** POST /api/admin/share-members/{id}/credit: farm credit, which the member reads with the reason. */
export const CreditMemberBody = ReasonBody.extend({ amount: PositiveAmount });
export type CreditMemberBody = z.output<typeof CreditMemberBody>;
