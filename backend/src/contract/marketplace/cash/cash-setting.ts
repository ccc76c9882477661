/** Who rounds cash: staff for all vendors, a vendor for its own orders. */
import { z } from 'zod';
import { seenOf } from '../../shared/seen.js';

/** Under which name staff's setting is kept. */
export const CASH_ROUNDING_KEY = 'cash-rounding';

const Own = z.object({ isOn: z.boolean('Please choose whether to round cash.') });

/** GET /api/vendor/cash-rounding */
export const VendorCashRounding = Own.extend({
  /** Staff had it turned on for all: then it doesn't matter what the vendor says. */
  isForAll: z.boolean(),
});
export type VendorCashRounding = z.infer<typeof VendorCashRounding>;

/** What of it is compared with what its form showed. */
export const SeenCashRounding = seenOf(Own);

/** PUT /api/vendor/cash-rounding: orders that were placed before keep what they were told. */
export const VendorCashRequest = z.strictObject({ ...Own.shape, was: SeenCashRounding.optional() });
export type VendorCashRequest = z.output<typeof VendorCashRequest>;
