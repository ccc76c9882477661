export const PICKUP_DAY_CHANGES = 'pickup-days.changes';
export const PICKUP_DAYS_CATCH_UP = 'pickup-days.catch-up';
export const MOVED_MARKETS = 'pickup-days.moved-markets';
export const CUSTOMER_MESSAGES = 'pickup-days.messages';
