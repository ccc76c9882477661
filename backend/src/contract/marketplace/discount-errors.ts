/** What can be refused about sellers' terms and discount codes. Free of zod. */
export const DISCOUNT_ERRORS = {
  ORDER_BELOW_MINIMUM: { status: 409, message: 'Your order is below a vendor’s minimum.' },
  DISCOUNT_NOT_POSSIBLE: { status: 409, message: 'We couldn’t use a discount code on this order.' },
  DISCOUNT_CODE_NOT_FOUND: { status: 404, message: 'We couldn’t find this discount code.' },
  DISCOUNT_CODE_EXISTS: { status: 409, message: 'You already have this code. Please choose another.' },
  DISCOUNT_CODE_ENDED: { status: 409, message: 'This discount code has already ended.' },
  DISCOUNT_CODE_ENDED_BY_STAFF: {
    status: 409,
    message: 'Our team ended this code, so it can’t be changed. Please make another.',
  },
  TOO_MANY_DISCOUNT_CODES: {
    status: 409,
    message: 'You have as many discount codes as we can keep. Please change one that ended.',
  },
} as const;
