import { r as apiQuery, t as apiListQuery } from "./queries-j_54H3BH.js";
import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { r as VENDOR_ORDERS, u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
import { r as PICKUP_WINDOWS } from "./pickup-queries-DgDrsbQR.js";
// ../backend/src/contract/marketplace/pickup/pickup-paths.ts
/** Pages about pickup days. Apart from the others, as only vendors' pages lead to them. */
var pickupPaths = {
	pickupDays: "/vendor/pickup-days",
	pickupDay: (id) => `/vendor/pickup-days/${id}`
};
// src/marketplace/vendor/pickup-days/pickup-days-queries.ts
var PICKUP_DAYS = "/api/vendor/pickup-days";
/**
* GET /api/vendor/pickup-days: the days of a stretch, the soonest first.
* @param isPacker whether they pack and see nothing else of the vendor
*/
var pickupDaysQuery = (stretch, isPacker) => apiListQuery(withQuery(isPacker ? `${PICKUP_DAYS}/packing` : PICKUP_DAYS, {
	limit: 100,
	...stretch
}));
/** GET /api/vendor/pickup-days/{id} */
var pickupDayQuery = (id) => apiQuery(`${PICKUP_DAYS}/${encodeURIComponent(id)}`);
/** GET /api/vendor/pickup-days/{id}/packing */
var pickupDayPackingQuery = (id) => apiQuery(`${PICKUP_DAYS}/${encodeURIComponent(id)}/packing`);
/** Has everything read again that a day's change shows in. */
var refreshDays = (client) => refreshVendor(client, PICKUP_DAYS, PICKUP_WINDOWS, VENDOR_ORDERS);
export { refreshDays as a, pickupDaysQuery as i, pickupDayPackingQuery as n, pickupPaths as o, pickupDayQuery as r, PICKUP_DAYS as t };
