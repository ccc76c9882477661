/** The queues of the orders' background work. */

/** Writes the mails of an order that is placed (and paid, unless it is paid at pickup). */
export const ORDER_PLACED_MAILS = 'orders.placed-mails';
/** Gives back what is held for payments that never came. */
export const RELEASE_HOLDS = 'orders.release-holds';
/** Sends money back. */
export const SEND_REFUND = 'payments.send-refund';
