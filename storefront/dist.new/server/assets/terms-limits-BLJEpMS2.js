import { i as dollars } from "./money-C_WGm-47.js";
// ../backend/src/contract/marketplace/terms-limits.ts
/** What vendors can ask for at most. Free of zod, and small: many forms load it. */
/** The most that a vendor can ask for sending an order, or as the least order. */
var MAX_DELIVERY_CENTS = 5e4;
var MAX_MINIMUM_CENTS = 1e5;
var MAX_FREE_FROM_CENTS = 1e6;
/** "$20", "$4.50" */
var dollarsShort = (amount) => dollars(amount).replace(/\.00$/, "");
export { dollarsShort as i, MAX_FREE_FROM_CENTS as n, MAX_MINIMUM_CENTS as r, MAX_DELIVERY_CENTS as t };
