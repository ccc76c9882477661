export const ORDER_PLACED_MAILS = 'orders.placed-mails';
export const ASK_TO_CONFIRM = 'orders.ask-to-confirm';
export const RELEASE_UNCONFIRMED = 'orders.release-unconfirmed';
export const SHORT_ROWS_MAIL = 'orders.short-rows-mail';
export const CATCH_UP = 'payments.catch-up';
