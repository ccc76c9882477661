import { z } from 'zod';
import { SELLABLE_STATES } from '../marketplace/checkout-states.js';
import { TAX_MODES } from '../marketplace/tax.js';
import { US_ZONES } from '../shared/calendar/us-zones.js';
import { GivenDay, Timestamp } from '../shared/schemas.js';
import { longText } from '../shared/texts.js';
import { changesOf } from './admin.js';

/** Something that the installation is set to. A secret says only whether it is set. */
export const SettingFact = z.object({
  name: z.string(),
  value: z.string(),
  /** Where it is set: the name of the variable. */
  variable: z.string().nullable(),
  /** Worth a second look before the public comes. */
  isWarning: z.boolean(),
});
export type SettingFact = z.infer<typeof SettingFact>;

/** GET /api/admin/settings */
export const SettingsOverview = z.object({
  groups: z.array(z.object({ name: z.string(), facts: z.array(SettingFact) })),
  system: z.object({
    isReady: z.boolean(),
    startedAt: Timestamp,
    version: z.string(),
    node: z.string(),
    postgres: z.string(),
    databaseBytes: z.number(),
    migrations: z.array(z.string()),
  }),
  /** Whether searches for markets and farms ask Google Places. */
  asksGoogle: z.boolean(),
  jobs: z.object({ waiting: z.number(), active: z.number(), failed: z.number() }),
});
export type SettingsOverview = z.infer<typeof SettingsOverview>;

/** Under which name staff's settings are kept. */
export const GUEST_ORDERS_KEY = 'guest-orders';

const whole = (least: number, most: number) => {
  const message = `Please enter a whole number from ${least} to ${most.toLocaleString('en-US')}.`;
  return z.int(message).min(least, message).max(most, message);
};

/** GET /api/admin/settings/guest-orders: how much unpaid orders may hold. */
export const GuestOrderSettings = z.strictObject({
  confirmMinutes: whole(15, 1_440),
  perEmail: whole(1, 100),
  perDevice: whole(1, 100),
  perNetwork: whole(1, 1_000),
  perVendor: whole(1, 10_000),
  unitsPerEmail: whole(1, 100_000),
  unitsPerDevice: whole(1, 100_000),
  unitsPerNetwork: whole(1, 100_000),
  unitsPerVendor: whole(1, 100_000),
  sharePercent: whole(1, 100),
});
export const AdminGuestOrders = GuestOrderSettings.extend({
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminGuestOrders = z.infer<typeof AdminGuestOrders>;

/** PUT /api/admin/settings/guest-orders */
export const GuestOrderChanges = changesOf(GuestOrderSettings);
export type GuestOrderChanges = z.output<typeof GuestOrderChanges>;

/** Under which name it is kept how much support may refund. */
export const STAFF_REFUNDS_KEY = 'staff-refunds';

const REFUND_LIMIT_MESSAGE = 'Please enter an amount from 0 to 100,000 dollars, such as 100.';

/** GET /api/admin/settings/staff-refunds: dollars that support may refund of one order. */
export const StaffRefundSettings = z.strictObject({
  most: z
    .number(REFUND_LIMIT_MESSAGE)
    .min(0, REFUND_LIMIT_MESSAGE)
    .max(100_000, REFUND_LIMIT_MESSAGE)
    .refine((dollars) => Number.isInteger(Math.round(dollars * 1e6) / 1e4), REFUND_LIMIT_MESSAGE),
});
export const AdminStaffRefunds = StaffRefundSettings.extend({
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminStaffRefunds = z.infer<typeof AdminStaffRefunds>;

/** PUT /api/admin/settings/staff-refunds */
export const StaffRefundChanges = changesOf(StaffRefundSettings);
export type StaffRefundChanges = z.output<typeof StaffRefundChanges>;

/** GET /api/admin/settings/google-budget: how many searches of Google Places a day may have. */
export const GoogleBudgetSettings = z.strictObject({
  /** Over all visitors, in 24 hours from the first of them. */
  perDay: whole(0, 1_000_000),
  /** Of one network, likewise. */
  perNetwork: whole(0, 1_000_000),
});
export const AdminGoogleBudget = GoogleBudgetSettings.extend({
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminGoogleBudget = z.infer<typeof AdminGoogleBudget>;

/** PUT /api/admin/settings/google-budget */
export const GoogleBudgetChanges = changesOf(GoogleBudgetSettings);
export type GoogleBudgetChanges = z.output<typeof GoogleBudgetChanges>;

/** GET /api/admin/settings/cash-rounding: whether all vendors round what is due in cash to the nickel. */
export const CashRoundingSettings = z.strictObject({ isOn: z.boolean('Please choose who rounds cash.') });
export const AdminCashRounding = CashRoundingSettings.extend({
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminCashRounding = z.infer<typeof AdminCashRounding>;

/** PUT /api/admin/settings/cash-rounding */
export const CashRoundingChanges = changesOf(CashRoundingSettings);
export type CashRoundingChanges = z.output<typeof CashRoundingChanges>;

const STATE_MESSAGE = 'Please choose states from the list.';

/** GET /api/admin/settings/checkout-states: the states that orders can be sent to. */
export const CheckoutStateSettings = z.strictObject({
  states: z
    .array(z.enum(SELLABLE_STATES, STATE_MESSAGE))
    .min(1, 'Please leave at least one state open.')
    .max(SELLABLE_STATES.length, STATE_MESSAGE),
});
export const AdminCheckoutStates = z.object({
  /** Two letters each. */
  states: z.array(z.string()),
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminCheckoutStates = z.infer<typeof AdminCheckoutStates>;

/** PUT /api/admin/settings/checkout-states */
export const CheckoutStateChanges = changesOf(CheckoutStateSettings);
export type CheckoutStateChanges = z.output<typeof CheckoutStateChanges>;

/** GET /api/admin/settings/tax: the flat rate of every order, or the rules that staff entered. */
export const TaxSettings = z.strictObject({
  mode: z.enum(TAX_MODES, 'Please choose the flat rate or the rules.'),
});
export const AdminTaxSettings = TaxSettings.extend({
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminTaxSettings = z.infer<typeof AdminTaxSettings>;

/** PUT /api/admin/settings/tax */
export const TaxSettingChanges = changesOf(TaxSettings);
export type TaxSettingChanges = z.output<typeof TaxSettingChanges>;

/** Under which name it is kept where staff's days begin. */
export const STAFF_DAYS_KEY = 'staff-days';

/** GET /api/admin/settings/staff-days: whose days lists, filters and charts of the back office are of. */
export const StaffDaySettings = z.strictObject({
  timeZone: z.enum(
    US_ZONES.map(([zone]) => zone),
    'Please choose a time zone from the list.',
  ),
});
export const AdminStaffDays = StaffDaySettings.extend({
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminStaffDays = z.infer<typeof AdminStaffDays>;

/** PUT /api/admin/settings/staff-days */
export const StaffDayChanges = changesOf(StaffDaySettings);
export type StaffDayChanges = z.output<typeof StaffDayChanges>;

export const MAX_NOTICE_LENGTH = 300;

/** GET /api/admin/settings/site-notice: what stands above every page of the storefront; '' for nothing. */
export const AdminSiteNotice = z.object({
  text: z.string(),
  /** The last of staff's days on which it is shown; null: until it is taken away. */
  until: z.iso.date().nullable(),
  isShown: z.boolean(),
  updatedAt: Timestamp.nullable(),
  username: z.string().nullable(),
});
export type AdminSiteNotice = z.infer<typeof AdminSiteNotice>;

/** PUT /api/admin/settings/site-notice */
export const SiteNoticeChanges = changesOf(
  z.object({
    text: longText(0, MAX_NOTICE_LENGTH, 'Please enter the notice.'),
    until: GivenDay().nullable(),
  }),
);
export type SiteNoticeChanges = z.output<typeof SiteNoticeChanges>;
