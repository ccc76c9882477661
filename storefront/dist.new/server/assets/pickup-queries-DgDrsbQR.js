import { r as apiQuery } from "./queries-j_54H3BH.js";
import { u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
// src/marketplace/vendor/pickups/pickup-queries.ts
var PICKUPS = "/api/vendor/pickups";
var PICKUP_SCHEDULES = `${PICKUPS}/schedules`;
var PICKUP_WINDOWS = `${PICKUPS}/windows`;
/** GET /api/vendor/pickups: the sites in use with their schedules. */
var pickupSitesQuery = () => apiQuery(PICKUPS);
/** GET /api/vendor/pickups/windows: everything of the next 8 weeks. */
var comingPickupsQuery = () => apiQuery(`${PICKUP_WINDOWS}?days=56`);
/** Has the setup and all that comes of it read again. */
var refreshPickups = (client) => refreshVendor(client, PICKUPS);
/** @returns the soonest pickup days that are held, of a site or of a schedule */
var nextDays = (windows, of) => windows.filter(({ siteId, scheduleId, status }) => status !== "canceled" && (of.siteId === void 0 || siteId === of.siteId) && (of.scheduleId === void 0 || scheduleId === of.scheduleId)).slice(0, 3);
export { nextDays as a, comingPickupsQuery as i, PICKUP_SCHEDULES as n, pickupSitesQuery as o, PICKUP_WINDOWS as r, refreshPickups as s, PICKUPS as t };
