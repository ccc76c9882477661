/** The queues of the payments' background work. */

/** Gives back what an order holds when its payment has not come in time. */
export const RELEASE_HOLD = 'orders.release-hold';
/** Takes money that was agreed to, once it is known how much it is. */
export const COLLECT_PAYMENT = 'payments.collect';
/** Frees money that is not taken. */
export const RELEASE_PAYMENT = 'payments.release';
/** Removes the saved card of an order that no money is taken of anymore. */
export const FORGET_CARD = 'payments.forget-card';
/** Cancels what is still not paid long after it was weighed. */
export const END_OWED = 'payments.end-owed';
/** Sends money back. */
export const SEND_REFUND = 'payments.send-refund';
/** Finds what a vendor is to be paid. */
export const PAY_VENDOR = 'payments.pay-vendor';
/** Sends a vendor their money. */
export const SEND_PAYOUT = 'payments.send-payout';
/** Takes back what a vendor owes of a payout. */
export const SEND_REVERSAL = 'payments.send-reversal';
/** Asks the provider about a vendor's account. */
export const ASK_PAYEE = 'payments.ask-payee';
