import { z } from 'zod';
import { changesOf } from '../../backoffice/admin.js';
import { DayHoursView } from '../../directory/places.js';
import { Day, Timestamp } from '../../shared/schemas.js';
import { PAYEE_STATES } from '../get-paid.js';
import { FARMING_PRACTICES, SHIPPING_METHODS } from '../shop.js';
import { VendorFields } from '../vendors.js';

/** Where a vendor stands with the team. */
export const VENDOR_STATES = ['waiting', 'declined', 'approved', 'suspended'] as const;
export type VendorState = (typeof VENDOR_STATES)[number];

/** What staff have to look at themselves before they approve a vendor. */
export const VENDOR_CHECKS = [
  { id: 'identity', label: 'The business and its address are real' },
  {
    id: 'practice',
    label: 'The farming practice is plausible, and any certifications it lists have been checked',
  },
  { id: 'offer', label: 'Its products, photos and descriptions are its own and fit the marketplace' },
] as const;
export type VendorCheck = (typeof VENDOR_CHECKS)[number]['id'];

/** A row of the list of vendors. */
export const AdminVendorRow = z.object({
  id: z.number(),
  userId: z.number().nullable(),
  businessName: z.string(),
  imageUrl: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  farmingPractice: z.enum(FARMING_PRACTICES),
  standing: z.enum(VENDOR_STATES),
  isApproved: z.boolean(),
  isActive: z.boolean(),
  commissionRate: z.string(),
  /** What of card payments for shares it gets as they are paid, in percent; 0 for none. */
  advancePercent: z.number(),
  /** It may sell farm credit to its members. */
  sellsCredit: z.boolean(),
  /** In dollars: what it was paid ahead, and boxes haven't used up yet. */
  advanceOut: z.number(),
  productCount: z.number(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  /** How far it is with being paid. */
  payeeState: z.enum(PAYEE_STATES),
  isDemonstration: z.boolean(),
  createdAt: Timestamp,
});
export type AdminVendorRow = z.infer<typeof AdminVendorRow>;

/** One thing that staff have ticked, by whom and when. */
const Tick = z.object({ by: z.string(), at: Timestamp });

/** What the product can see by itself. */
const SeenCheck = z.object({ label: z.string(), isFine: z.boolean(), missing: z.string() });

/** A vendor's page. */
export const AdminVendor = AdminVendorRow.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  website: z.string().nullable(),
  description: z.string(),
  farmStory: z.string().nullable(),
  certifications: z.array(z.string()),
  shippingMethods: z.array(z.enum(SHIPPING_METHODS)),
  shippingStates: z.array(z.string()),
  pickupNote: z.string().nullable(),
  pickupHours: z.array(DayHoursView),
  /** Where it hands over on days that can be chosen, with when, in words. */
  pickupPlaces: z.array(z.string()),
  /** As its vendor planned them; those that are over may be among them. */
  daysOff: z.array(z.object({ from: Day, to: Day, note: z.string().nullable() })),
  stripeAccountId: z.string().nullable(),
  payeeAskedAt: Timestamp.nullable(),
  /** What the payment provider asks for, in plain words. */
  payeeMissing: z.array(z.string()),
  payeeReason: z.string().nullable(),
  approvedAt: Timestamp.nullable(),
  declinedAt: Timestamp.nullable(),
  declinedReason: z.string().nullable(),
  suspendedAt: Timestamp.nullable(),
  suspendedReason: z.string().nullable(),
  reviewTicks: z.record(z.string(), Tick),
  /** In dollars: goods sold of orders that were not cancelled. */
  sales: z.number(),
  /** In dollars: what the ledger has for the vendor. */
  balance: z.number(),
  openOrders: z.number(),
  checks: z.array(SeenCheck),
  updatedAt: Timestamp,
});
export type AdminVendor = z.infer<typeof AdminVendor>;

/** What staff may correct, by the vendor's own rules. */
export const AdminVendorChanges = changesOf(
  VendorFields.pick({
    businessName: true,
    description: true,
    farmStory: true,
    address: true,
    phone: true,
    website: true,
    farmingPractice: true,
    certifications: true,
    shippingMethods: true,
    shippingStates: true,
    pickupNote: true,
  }),
);

/** POST /api/admin/vendors/{id}/tick */
export const VendorTick = z.strictObject({
  check: z.enum(VENDOR_CHECKS.map(({ id }) => id) as [VendorCheck, ...VendorCheck[]]),
  isTicked: z.boolean(),
});
export type VendorTick = z.output<typeof VendorTick>;

/** POST /api/admin/vendors/{id}/approve */
export const ApproveVendor = z
  .strictObject({
    /** The labels of the failed checks that were read: approving needs exactly those that fail. */
    despite: z.array(z.string().max(200)).max(50).default([]),
  })
  .default({ despite: [] });
export type ApproveVendor = z.output<typeof ApproveVendor>;

const RATE_MESSAGE = 'Please give the commission in percent, from 0 to 50, with at most two decimals.';
/** POST /api/admin/vendors/{id}/set-commission: the share of later sales, in percent. */
export const VendorCommission = z.strictObject({
  percent: z
    .number(RATE_MESSAGE)
    .min(0, RATE_MESSAGE)
    .max(50, RATE_MESSAGE)
    .refine((percent) => Number.isInteger(Math.round(percent * 1e6) / 1e4), RATE_MESSAGE),
});
export type VendorCommission = z.output<typeof VendorCommission>;

const ADVANCE_MESSAGE = 'Please give whole percent, from 0 to 100.';
/** POST /api/admin/vendors/{id}/set-advance: of later card payments for shares, what is sent right away. */
export const VendorAdvance = z.strictObject({
  percent: z.number(ADVANCE_MESSAGE).int(ADVANCE_MESSAGE).min(0, ADVANCE_MESSAGE).max(100, ADVANCE_MESSAGE),
});
export type VendorAdvance = z.output<typeof VendorAdvance>;

/** POST /api/admin/vendors/{id}/set-farm-credit: whether its members can buy farm credit. */
export const VendorFarmCredit = z.strictObject({
  isOn: z.boolean('Please choose on or off.'),
});
export type VendorFarmCredit = z.output<typeof VendorFarmCredit>;
