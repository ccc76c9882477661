/** Works what a farm did to a day, order by order. */
export const PICKUP_DAY_CHANGES = 'pickup-days.changes';
/** Enqueues what is left of such work, whatever became of its job. */
export const PICKUP_DAYS_CATCH_UP = 'pickup-days.catch-up';
/** Tells buyers where their market is on a day on which it is somewhere else. */
export const MOVED_MARKETS = 'pickup-days.moved-markets';
