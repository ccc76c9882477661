/**
 * For how many days what people leave behind is kept: what the jobs do, and what the privacy policy says.
 * Free of zod.
 */

/** A guest's cart, from the last thing that was put in. */
export const GUEST_CART_DAYS = 60;
/** A mail that was sent, or given up. */
export const MAIL_DAYS = 90;
/** A message to a device that shows notices. */
export const PUSH_DAYS = 14;
/**
 * Who opened a product's page: a year and a bit, enough for comparing a month with the same one of the year
 * before.
 */
export const PRODUCT_VIEW_DAYS = 400;
/** How often was searched around a ZIP code; nothing of who did. */
export const SEARCH_TALLY_DAYS = 400;
/** Words that were searched and found nothing. */
export const SEARCH_TERM_DAYS = 90;
/** What followers were told, and who was. */
export const NOTICE_DAYS = 90;
/** A file that was uploaded for an import, once that is over. */
export const IMPORT_FILE_DAYS = 7;
/** How a place was before an import, which can be undone as long. */
export const IMPORT_UNDO_DAYS = 7;
/** What became of each row of such a file. */
export const IMPORT_ROW_DAYS = 90;
/** A browser that has signed in to an account, from its last time. */
export const KNOWN_DEVICE_DAYS = 365;
/** What a farm texted, or answered to the daily email, and what we answered. */
export const TEXT_DAYS = 180;
