import type { ErrorCode } from '../../../contract/shared/errors.js';

/** The one place where names of constraints become codes. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  uq_users_username: 'ACCOUNT_EXISTS',
  uq_users_email: 'ACCOUNT_EXISTS',
  uq_vendors_user_id: 'VENDOR_EXISTS',
  uq_products_sku: 'SKU_TAKEN',
  uq_blog_posts_slug: 'SLUG_TAKEN',
  uq_discount_codes_code: 'DISCOUNT_CODE_EXISTS',
  uq_reviews_product: 'REVIEW_EXISTS',
  uq_place_lists_name: 'PLACE_LIST_EXISTS',
  ex_tax_rules_overlap: 'TAX_RULES_OVERLAP',
  // The account was erased while its reply, or its picture, was on the way.
  fk_reviews_reply_user: 'SIGN_IN_REQUIRED',
  fk_images_user: 'SIGN_IN_REQUIRED',
};

/** @returns undefined for everything but a named constraint */
export function codeOfConstraint(exception: unknown): ErrorCode | undefined {
  const { driverError } = (exception ?? {}) as { driverError?: { constraint?: unknown } };
  const constraint = driverError?.constraint;
  return typeof constraint === 'string' && Object.hasOwn(CODES, constraint) ? CODES[constraint] : undefined;
}
