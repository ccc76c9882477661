/** The queues of the orders' background work. */

/** Writes the mails of an order that is placed (and paid, unless it is paid at pickup). */
export const ORDER_PLACED_MAILS = 'orders.placed-mails';
/** Gives back what an order holds when its payment has not come in time. */
export const RELEASE_HOLD = 'orders.release-hold';
/** Sends money back. */
export const SEND_REFUND = 'payments.send-refund';
