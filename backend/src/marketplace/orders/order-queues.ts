/** The queues of the orders' background work. */

/** Writes the mails of an order that is placed (and paid, unless it is paid at pickup). */
export const ORDER_PLACED_MAILS = 'orders.placed-mails';
/** Asks the buyer of a cash order to confirm it. */
export const ASK_TO_CONFIRM = 'orders.ask-to-confirm';
/** Gives back what a cash order holds when its buyer has not confirmed it in time. */
export const RELEASE_UNCONFIRMED = 'orders.release-unconfirmed';
/** Tells a buyer what is missing, where the vendor has not. */
export const SHORT_ROWS_MAIL = 'orders.short-rows-mail';
/**
 * Looks once a day for what was left behind: holds that nobody ended, orders that are not
 * weighed, vendors who can be paid by now, guests'
 * old carts, contacts of people who left.
 */
export const CATCH_UP = 'payments.catch-up';
