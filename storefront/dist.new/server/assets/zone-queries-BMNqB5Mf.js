import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { c as queryOptions, r as apiQuery } from "./queries-j_54H3BH.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { r as PICKUP_WINDOWS } from "./pickup-queries-DgDrsbQR.js";
import { u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
// src/marketplace/vendor/delivery-zones/zone-queries.ts
var ZONES = "/api/vendor/delivery-zones";
var ZIP_CODES = `${ZONES}/zip-codes`;
var DAYS_AHEAD = 28;
/** GET /api/vendor/delivery-zones */
var zonesQuery = () => apiQuery(ZONES);
/** GET /api/vendor/pickups/windows: the coming four weeks. */
var roundsQuery = () => apiQuery(withQuery(PICKUP_WINDOWS, { days: DAYS_AHEAD }));
/** GET /api/vendor/pickups/windows/{id}/stops */
var dayQuery = (id) => apiQuery(`${PICKUP_WINDOWS}/${encodeURIComponent(id)}/stops`);
/** Where the ZIP codes of a text are. */
var zipTextQuery = (text) => queryOptions({
	queryKey: [ZIP_CODES, text],
	queryFn: ({ signal }) => callJson(ZIP_CODES, {
		method: "POST",
		body: { text },
		signal
	}),
	staleTime: Infinity
});
/** The ZIP codes around one. */
var zipCodesAround = (zipCode, miles) => callJson(withQuery(ZIP_CODES, {
	zipCode,
	miles
}));
/** Shows a zone as it is now; its delivery days are read again. */
function keepZone(client, zone) {
	client.setQueryData(zonesQuery().queryKey, (zones = []) => zones.some(({ id }) => id === zone.id) ? zones.map((one) => one.id === zone.id ? zone : one) : [...zones, zone]);
	refreshVendor(client, PICKUP_WINDOWS);
}
/** Takes a zone off the list. */
function dropZone(client, id) {
	client.setQueryData(zonesQuery().queryKey, (zones = []) => zones.filter((zone) => zone.id !== id));
	refreshVendor(client, PICKUP_WINDOWS);
}
export { roundsQuery as a, zonesQuery as c, keepZone as i, dayQuery as n, zipCodesAround as o, dropZone as r, zipTextQuery as s, ZONES as t };
