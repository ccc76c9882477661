/** Every error that the API answers: its HTTP status and a sentence that a person can act on. Free of zod. */
import { BUSINESS_ERRORS } from '../accounts/business-errors.js';
import { SIGN_IN_ERRORS } from '../accounts/sign-in-errors.js';
import { FARM_ERRORS } from '../directory/farm-errors.js';
import { IMPORT_ERRORS } from '../directory/import-errors.js';
import { MARKET_ERRORS } from '../directory/market-errors.js';
import { FOLLOWING_ERRORS } from '../following/following-errors.js';
import { TEXT_ERRORS } from '../following/text-errors.js';
import { DISCOUNT_ERRORS } from '../marketplace/discount-errors.js';
import { PICKUP_ERRORS } from '../marketplace/pickup/pickup-errors.js';
import { PRODUCTS_FILE_SIZE_MESSAGE } from '../marketplace/shop.js';
import { REQUEST_ERRORS } from './request-errors.js';

export const ERRORS = {
  ...REQUEST_ERRORS,
  ...SIGN_IN_ERRORS,
  ...BUSINESS_ERRORS,
  ...FARM_ERRORS,
  ...IMPORT_ERRORS,
  ...MARKET_ERRORS,
  ...PICKUP_ERRORS,
  ...DISCOUNT_ERRORS,
  ...TEXT_ERRORS,
  ...FOLLOWING_ERRORS,
  VALIDATION_FAILED: { status: 400, message: 'Please check what you entered.' },
  NOT_A_FARMER: { status: 403, message: 'Only registered farmers can post produce listings' },
  LISTING_NOT_FOUND: { status: 404, message: 'The listing could not be found.' },
  ZIP_NOT_FOUND: { status: 404, message: "There's no US ZIP code there." },
  PLACE_NOT_FOUND: { status: 404, message: 'The place could not be found.' },
  SOLD_OUT_TOO_EARLY: { status: 409, message: 'You can say that you sold out on the day of the market.' },
  FARM_NOT_FOUND: { status: 404, message: 'The farm could not be found.' },
  BLOG_POST_NOT_FOUND: { status: 404, message: 'The article could not be found.' },
  LOCATION_PAGE_NOT_FOUND: { status: 404, message: "The location page you're looking for doesn't exist." },
  STATE_PAGE_NOT_FOUND: { status: 404, message: 'The state page could not be found.' },
  HUB_NOT_FOUND: { status: 404, message: 'The guide could not be found.' },
  RUN_NOT_FOUND: { status: 404, message: 'The run could not be found.' },
  RUN_OVER: { status: 409, message: 'This run has ended already.' },
  TOO_MANY_RUNS: {
    status: 409,
    message: 'Many runs are waiting already. Please let them finish, or stop some of them.',
  },
  ADDRESS_NOT_FOUND: { status: 404, message: 'This address is no longer saved.' },
  TOO_MANY_ADDRESSES: {
    status: 409,
    message: 'One account can save at most 10 addresses. Please remove one first.',
  },
  RECORD_NOT_FOUND: { status: 404, message: "This item doesn't exist or was deleted." },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed this while you were editing. Review the current values, then save again.',
  },
  ALREADY_DECIDED: {
    status: 409,
    message: 'Someone else already handled this. Reload the page to see the decision.',
  },
  CLAIM_WITHOUT_MATCH: {
    status: 409,
    message:
      'Nothing about this account matches the directory. Open the claim and confirm that you checked it another way.',
  },
  MAIL_IS_SECRET: {
    status: 409,
    message:
      "This email contained a private link and can't be sent again. Ask the recipient to request a new one.",
  },
  JOB_IS_OPEN: { status: 409, message: "This job isn't finished yet. Please cancel it first." },
  JOB_IS_WORKED: { status: 409, message: 'This job is running. Please wait until it finishes.' },
  QUEUE_IS_GONE: { status: 409, message: 'This kind of job is no longer supported.' },
  CHECKS_FAILED: {
    status: 409,
    message:
      'This vendor fails some checks. Please reload, read which, and approve again if you still want to.',
  },
  CHECKS_OPEN: { status: 409, message: 'Please complete the checklist first.' },
  IN_USE: { status: 409, message: "Other items depend on this one, so it can't be deleted." },
  ACCOUNT_EXISTS: {
    status: 409,
    message: 'That username or email address is already taken. Please choose another, or log in.',
  },
  REFUND_ABOVE_LIMIT: {
    status: 403,
    message: 'Ask someone from the marketplace team or an administrator to make this refund.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    message: "You're the only administrator. Please make someone else an administrator first.",
  },
  NOT_YOURSELF: { status: 409, message: "You can't do this to your own account." },
  USER_LOCKED: { status: 409, message: 'The account is locked. Please unlock it first.' },
  FARM_NOT_CLAIMED: { status: 409, message: 'No one has claimed this farm.' },
  SAME_FARM: { status: 409, message: "You can't merge a farm with itself. Please choose a different farm." },
  NO_ADDRESS: { status: 409, message: "There's no email address to write to." },
  LISTING_REMOVED: {
    status: 409,
    message: 'Our team took down this listing. See your dashboard for the reason, then reply to our email.',
  },
  FARM_ALREADY_CLAIMED: { status: 409, message: 'This farm has already been claimed.' },
  PLACE_NOT_CLAIMABLE: {
    status: 409,
    message: "You can't claim a farmers market as a farm. If you run it, claim it on the market's own page.",
  },
  CONFIRM_EMAIL_FIRST: {
    status: 409,
    message: 'Check your email and open the link we sent you. Then try again. Your cart is saved.',
  },
  LINKS_SENT_TODAY: {
    status: 409,
    message:
      'We already emailed this address several links today. Please look for them in its inbox and spam folder, or try again tomorrow.',
  },
  CODES_SENT_TODAY: {
    status: 409,
    message:
      'We already emailed this market several codes today. Please try again tomorrow, or ask our team to check your claim.',
  },
  INVITATION_NOT_SENT: {
    status: 409,
    message:
      'We didn’t send this invitation, because this address already got several today. Please ask them to check their inbox, or try again tomorrow.',
  },
  TOO_MANY_EMAILS: {
    status: 409,
    message:
      'We’ve emailed this address several times today, so we can’t send it another link. Please log in, use another email, or pay another way.',
  },
  ORDER_NOT_CONFIRMED_IN_TIME: {
    status: 410,
    message: 'This order wasn’t confirmed in time, so we canceled it. Please order again.',
  },
  NOTHING_TO_UNDO: {
    status: 409,
    message: 'This change didn’t touch what the farm shows, so there’s nothing to undo.',
  },
  CLAIM_UNDER_REVIEW: { status: 403, message: 'You can change this once we’ve verified your claim.' },
  CLAIM_REFUSED: {
    status: 403,
    message: 'We couldn’t verify your claim of this farm before. If it’s yours, please contact us.',
  },
  TOO_MANY_CLAIMS: {
    status: 409,
    message:
      'You have three claims that we’re still checking. Once we’ve verified one, you can claim another farm.',
  },
  FARM_FROM_DIRECTORY: {
    status: 409,
    message:
      'This farm is part of our directory, so it can’t be deleted. You can mark it as closed, or stop managing it.',
  },
  TOO_MANY_FARMS: { status: 409, message: 'One account can have at most 50 farms.' },
  TOO_MANY_LISTINGS: {
    status: 409,
    message: 'One account can have at most 500 listings. Please delete the ones you no longer need.',
  },
  LINK_NOT_VALID: { status: 410, message: 'This link has expired. Please request a new one.' },
  LINK_OF_SOMEONE_ELSE: {
    status: 403,
    message: 'This link was emailed to someone else. Please log out to use it, or answer on your dashboard.',
  },
  NOT_YOURS_ANYMORE: {
    status: 403,
    message: 'You no longer run this farm or market on Farmgate, so this link has stopped working.',
  },
  QUESTION_OVER: {
    status: 410,
    message: 'This question is over. You can answer the newest one on your dashboard.',
  },
  VENDOR_REQUIRED: { status: 403, message: 'You need to complete your vendor profile setup.' },
  VENDOR_NOT_FOUND: { status: 404, message: 'The vendor could not be found.' },
  VENDOR_NOT_SELLING: { status: 404, message: 'This vendor isn’t selling here now.' },
  CLOSURE_NOT_FOUND: {
    status: 404,
    message: 'These days could not be found. They may have been taken back.',
  },
  HOLIDAY_NOT_FOUND: { status: 404, message: 'We don’t ask about that day.' },
  CLOSURE_OUTDATED: { status: 409, message: 'Someone has ordered for these days since. Please look again.' },
  VENDOR_EXISTS: { status: 409, message: 'You already have a vendor profile.' },
  TAX_RULES_OVERLAP: {
    status: 409,
    message: 'Another rule of this state and class covers some of these days. End it first.',
  },
  SKU_TAKEN: { status: 409, message: 'Another of your products has this SKU already.' },
  SLUG_TAKEN: { status: 409, message: 'Another article has this address already.' },
  TOO_MANY_PRODUCTS: {
    status: 409,
    message: 'One vendor can have at most 2,000 products. Please delete the ones you no longer need.',
  },
  TOO_MANY_FAVORITES: { status: 409, message: 'One account can have at most 1,000 favorites.' },
  REVIEW_NOT_FOUND: { status: 404, message: 'The review could not be found.' },
  REPLY_NOT_FOUND: { status: 404, message: 'The reply could not be found.' },
  REPLY_EXISTS: {
    status: 409,
    message: 'Your business has already replied to this review. You can change the reply.',
  },
  REVIEW_NOT_ALLOWED: {
    status: 403,
    message: "You can review this product after you've bought and received it.",
  },
  REVIEW_EXISTS: {
    status: 409,
    message: "You've already reviewed this product. You can change your review.",
  },
  PRODUCT_DELETED: { status: 409, message: 'Its vendor has deleted this product.' },
  PRODUCT_REMOVED: { status: 409, message: 'Our team has hidden this product, so it can’t be copied.' },
  PAST_DATE: { status: 409, message: 'Some of what was ordered will be past its date on that day.' },
  STOCK_CHANGED: {
    status: 409,
    message: 'Some of this was sold while you were editing. Please look at the stock, then save again.',
  },
  IMPORT_NOT_FOUND: {
    status: 404,
    message: 'This import can’t be undone. That’s possible once, and for a day.',
  },
  PRODUCT_NOT_FOUND: { status: 404, message: 'Product not found' },
  VARIANT_NEEDED: { status: 409, message: 'Please choose one of the options of this product.' },
  CART_ITEM_NOT_FOUND: { status: 404, message: 'The item could not be found.' },
  ORDER_NOT_FOUND: { status: 404, message: 'The order could not be found.' },
  OUT_OF_STOCK: { status: 409, message: 'There is not enough of this product left.' },
  CART_FULL: { status: 409, message: 'A cart can hold at most 100 different products.' },
  CART_EMPTY: { status: 409, message: 'Your cart is empty' },
  CART_CHANGED: {
    status: 409,
    message: 'Something in your cart has changed. Please review your cart and try again.',
  },
  TOTAL_CHANGED: { status: 409, message: 'The total has changed since your cart was shown.' },
  DELIVERY_NOT_POSSIBLE: { status: 409, message: "Your order can't be delivered this way." },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This order was already sent with other details. Please reload the page and try again.',
  },
  ORDERS_OPEN: {
    status: 409,
    message: 'You still have open orders. Please ship, deliver or cancel them first.',
  },
  NOT_TO_PACK: { status: 409, message: 'Only confirmed orders can be marked as packed.' },
  NOT_HANDED_OVER: {
    status: 409,
    message: 'You can refund what customers have. Before that, say what’s missing or cancel the order.',
  },
  REFUND_ABOVE_BALANCE: { status: 409, message: 'A card refund can’t be more than your balance.' },
  CUSTOMER_NOT_FOUND: { status: 404, message: "We couldn't find this customer." },
  NOT_PAID_AT_PICKUP: { status: 409, message: 'This is for orders that customers pay you at the pickup.' },
  RECEIVED_IS_FINAL: { status: 409, message: 'You can change how you were paid for 7 days.' },
  ORDER_STATUS_NOT_ALLOWED: { status: 409, message: 'You can no longer change the order to this status.' },
  ORDER_ALREADY_CONFIRMED: {
    status: 409,
    message: 'A vendor has already confirmed this order. Please contact the vendor to cancel it.',
  },
  ORDER_NOT_PAID_YET: {
    status: 409,
    message: "This order hasn't been paid yet. You can pay for it, or cancel the whole order.",
  },
  PAYMENT_NOT_WAITING: { status: 409, message: "This order doesn't need a payment." },
  PAYOUTS_NOT_OFFERED: {
    status: 409,
    message: "Payouts aren't set up on this site yet. Your balance stays with Farmgate until they are.",
  },
  PAYEE_NOT_STARTED: { status: 409, message: "You haven't started setting up payouts yet." },
  NOT_PAID_YET: { status: 409, message: "This order hasn't been paid, so there's nothing to refund." },
  PAYMENT_RUNNING: {
    status: 409,
    message: "We're taking the payment for this order right now. Please try again in a minute.",
  },
  DEPOSIT_ALONE: {
    status: 409,
    message:
      'Items with a deposit are ordered from one vendor at a time. Please check out with each vendor by itself.',
  },
  NOT_WEIGHED: { status: 409, message: 'Please weigh everything in this order first.' },
  ALREADY_WEIGHED: { status: 409, message: 'The weights of this order are final. You can’t change them.' },
  PAYMENT_DECLINED: {
    status: 402,
    message: 'The payment was declined. Please try again or pay another way.',
  },
  PRODUCTS_FILE_TOO_LARGE: {
    status: 413,
    message: PRODUCTS_FILE_SIZE_MESSAGE,
  },
  TAX_RULES_FILE_TOO_LARGE: {
    status: 413,
    message: 'This file is larger than 512 kB. Split it into smaller files and import them one by one.',
  },
  IMAGE_TOO_LARGE: { status: 413, message: 'File size must be less than 5MB' },
  IMAGE_NOT_ACCEPTED: { status: 415, message: 'Please select a valid image file (JPEG or PNG)' },
  HEIC_NOT_READ: {
    status: 415,
    message: 'We couldn’t read this HEIC photo. Please save it as a JPEG and choose it again.',
  },
  TOO_MANY_SIGN_INS: {
    status: 429,
    message: 'Too many failed attempts. Please wait a moment and try again.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  STORAGE_FULL: { status: 507, message: "We can't store more photos right now. Please try again later." },
  STORAGE_UNAVAILABLE: {
    status: 503,
    message: "We can't load photos right now. Please try again in a moment.",
  },
  DATABASE_FULL: {
    status: 507,
    message: "We can't save anything right now. Nothing was changed. Please try again later.",
  },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message:
      "The payment service isn't responding right now. We saved your order. Please try again in a moment.",
  },
  PAYOUTS_UNAVAILABLE: {
    status: 503,
    message:
      "The payment service isn't responding right now. Nothing was lost. Please try again in a moment.",
  },
  PLACES_UNAVAILABLE: {
    status: 503,
    message: "The places service isn't responding right now. Please try again in a moment.",
  },
  DATABASE_UNAVAILABLE: { status: 503, message: 'Farmgate is busy right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The one shape of every error answer. */
export interface ErrorBody {
  statusCode: number;
  /** The error's code, for programs. */
  error: ErrorCode;
  /** A sentence for people. */
  message: string;
  /**
   * What is wrong with which field; for VALIDATION_FAILED, CHANGED_MEANWHILE, STOCK_CHANGED and PAST_DATE.
   */
  issues?: { path: string; message: string }[];
  /** Quote this to support; the server's log has the same id. */
  requestId: string;
}
