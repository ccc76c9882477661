import { z } from 'zod';
import { cents } from '../shared/amounts.js';
import { seenOf } from '../shared/seen.js';
import { MAX_DELIVERY_CENTS, MAX_FREE_FROM_CENTS, MAX_MINIMUM_CENTS } from './terms-limits.js';

const DeliveryPriceView = z.object({
  price: z.number(),
  /** Free from so much of the vendor's products up; null where it never is. */
  freeFrom: z.number().nullable(),
});

/** What a vendor set instead of the standard, in dollars; what is left out is the standard. */
export const SellerTermsView = z.object({
  shipping: DeliveryPriceView.optional(),
  localDelivery: DeliveryPriceView.optional(),
  /** The least that an order from this vendor comes to, before discounts. */
  minimumOrder: z.number().optional(),
});

/** GET /api/vendor/terms, in dollars; null is the standard. */
export const VendorTerms = z.object({
  shipping: DeliveryPriceView.nullable(),
  localDelivery: DeliveryPriceView.nullable(),
  minimumOrder: z.number().nullable(),
});
export type VendorTerms = z.infer<typeof VendorTerms>;

/** What of the terms is compared with what their form showed. */
export const SeenTerms = seenOf(VendorTerms);

const price = z
  .strictObject({
    price: cents(0, MAX_DELIVERY_CENTS),
    freeFrom: cents(100, MAX_FREE_FROM_CENTS).nullable().default(null),
  })
  .nullable();

/**
 * PUT /api/vendor/terms: all of them; null is the standard. With `was`, in dollars, only those that it names
 * are changed, and only while they are what it says (409 CHANGED_MEANWHILE).
 */
export const VendorTermsRequest = z.strictObject({
  shipping: price,
  localDelivery: price,
  minimumOrder: cents(100, MAX_MINIMUM_CENTS).nullable(),
  was: SeenTerms.optional(),
});
export type VendorTermsRequest = z.output<typeof VendorTermsRequest>;
