import { z } from 'zod';
import { HoursRequest } from '../directory/farms.js';
import { DayHoursView } from '../directory/places.js';
import { MAX_ALT_LENGTH } from '../shared/images.js';
import { requiredPhone } from '../shared/phones.js';
import { Day, FormZip, RowId, Timestamp } from '../shared/schemas.js';
import { seenOf } from '../shared/seen.js';
import { STATE_NAMES } from '../shared/states.js';
import { optionalText, optionalWebAddress, requiredText } from '../shared/texts.js';
import { SELLABLE_STATES } from './checkout-states.js';
import { FARMING_PRACTICES, SHIPPING_METHODS } from './shop.js';
import { SellerTermsView } from './vendor-terms.js';

/** What a vendor says of the business. */
export const VendorFields = z.strictObject({
  businessName: requiredText(120, 'Business name is required'),
  description: requiredText(2_000, 'Description is required'),
  farmStory: optionalText(8_000),
  address: requiredText(300, 'Address is required'),
  city: requiredText(100, 'City is required'),
  state: z
    .string('State is required')
    .trim()
    .refine((code) => Object.hasOwn(STATE_NAMES, code), 'Please choose a state from the list.'),
  zipCode: FormZip,
  phone: requiredPhone('Phone number is required'),
  website: optionalWebAddress('Must be a valid URL'),
  imageAlt: optionalText(MAX_ALT_LENGTH),
  farmingPractice: z.enum(FARMING_PRACTICES, 'Please choose how you farm').default('conventional'),
  certifications: z
    .array(requiredText(80, 'Please name the certification'))
    .max(12, 'Please name at most 12 certifications.')
    .default([]),
  shippingMethods: z
    .array(z.enum(SHIPPING_METHODS, 'Please choose a shipping method'))
    .min(1, 'Please choose at least one shipping method')
    .max(SHIPPING_METHODS.length),
  /** Where it ships to; none for every state that is open. Left out, they stay as they are. */
  shippingStates: z
    .array(z.enum(SELLABLE_STATES, 'Please choose states from the list.'))
    .max(SELLABLE_STATES.length)
    .optional(),
  pickupNote: optionalText(500),
  /** By weekday; left out, they stay as they are. */
  pickupHours: z
    .array(HoursRequest.refine(({ repeats }) => !repeats, 'Please give the times of every week.'))
    .max(21, 'Please give at most three times for one day.')
    .optional(),
});
export type VendorFormInput = z.input<typeof VendorFields>;

/** Beside the file `image`, as the field `data`. */
export const VendorRequest = VendorFields.extend({ removeImage: z.boolean().default(false) });
export type VendorRequest = z.output<typeof VendorRequest>;

/** POST /api/vendor/onboarding: the form, and that its commission is accepted. */
export const VendorOnboarding = VendorRequest.extend({
  /** Left out by programs that ask for it elsewhere. */
  acceptsCommission: z.literal(true, 'Please accept the commission to sell here.').optional(),
});
export type VendorOnboarding = z.output<typeof VendorOnboarding>;

const shownToAll = {
  id: z.number(),
  businessName: z.string(),
  description: z.string(),
  farmStory: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** The center of the ZIP code: how far a pickup is. */
  latitude: z.number(),
  longitude: z.number(),
  website: z.string().nullable(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  farmingPractice: z.enum(FARMING_PRACTICES),
  certifications: z.array(z.string()),
  shippingMethods: z.array(z.enum(SHIPPING_METHODS)),
  /** Where it ships to, by two letters; empty for every state that is open. */
  shippingStates: z.array(z.string()),
  /** Its own prices; left out where everything is the standard. */
  terms: SellerTermsView.optional(),
  pickupNote: z.string().nullable(),
  /** Empty where they are not known. */
  pickupHours: z.array(DayHoursView),
  /** Mean of the reviews that are shown; null without one. */
  rating: z.number().nullable(),
  reviewCount: z.number(),
  isDemonstration: z.boolean(),
  createdAt: Timestamp,
};

/**
 * GET /api/vendors/{id}: a vendor as everybody sees it. Phone, e-mail and address are not shown: people write
 * through the product.
 */
export const VendorView = z.object({
  ...shownToAll,
  /** Only while it has days off: its products can be seen, and not be ordered. */
  away: z.object({ backOn: Day, note: z.string().nullable() }).optional(),
  /** Categories of its active products. */
  specialties: z.array(z.string()),
  productCount: z.number(),
});
export type VendorView = z.infer<typeof VendorView>;

/**
 * GET /api/vendor/profile: one's own. Commission rate, approval and payment account can be read and never
 * written.
 */
export const VendorProfile = z.object({
  ...shownToAll,
  userId: z.number().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string(),
  commissionRate: z.string(),
  stripeAccountId: z.string().nullable(),
  isApproved: z.boolean(),
  isActive: z.boolean(),
  /** What staff say is missing before they can approve it; null where they have not declined it. */
  declinedReason: z.string().nullable(),
  /** Why staff keep its products out of the shop; null where they do not. */
  suspendedReason: z.string().nullable(),
  /** Only where it has pickup sites or delivery zones. */
  hasPickups: z.boolean().optional(),
  updatedAt: Timestamp,
});
export type VendorProfile = z.infer<typeof VendorProfile>;

/** What of a profile is compared with what its form showed. */
export const SeenVendor = seenOf(
  VendorProfile.pick({
    ...{ businessName: true, description: true, farmStory: true, address: true, city: true, state: true },
    ...{ zipCode: true, phone: true, website: true, imageUrl: true, imageAlt: true },
    ...{ farmingPractice: true, certifications: true, shippingMethods: true, shippingStates: true },
    ...{ pickupNote: true, pickupHours: true },
  }),
);

/**
 * PUT /api/vendor/profile: the whole form. With `was`, only the fields that it names are changed, and only
 * while they hold what it says (409 CHANGED_MEANWHILE).
 */
export const VendorUpdate = VendorRequest.extend({ was: SeenVendor.optional() });
export type VendorUpdate = z.output<typeof VendorUpdate>;

export const VendorParams = z.object({ id: RowId('The vendor could not be found.') });
export type VendorParams = z.infer<typeof VendorParams>;

/**
 * POST /api/vendors/{id}/messages: a mail through the product; the addresses are not shown to the other side
 * until they answer.
 */
export const VendorMessageRequest = z.strictObject({
  name: requiredText(120, 'Please enter your name'),
  email: z.string().trim().max(254).pipe(z.email('Please enter a valid email address')),
  message: requiredText(4_000, 'Please write your message'),
  company: z.string().max(1_000).optional(),
});
export type VendorMessageRequest = z.output<typeof VendorMessageRequest>;

/** What a visitor learns: that the message is on its way. */
export const VendorMessageReceipt = z.object({ sent: z.literal(true) });
export type VendorMessageReceipt = z.infer<typeof VendorMessageReceipt>;
