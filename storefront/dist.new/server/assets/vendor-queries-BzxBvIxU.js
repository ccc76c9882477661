import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { c as queryOptions, r as apiQuery, t as apiListQuery } from "./queries-j_54H3BH.js";
import { i as callList } from "./api-BmXrKzYt.js";
// src/marketplace/vendor/vendor-queries.ts
var OWN_PRODUCTS = "/api/vendor/products";
var VENDOR_ORDERS = "/api/vendor/orders";
/** GET /api/vendor/products: all of them, the newest first. */
var ownProductsQuery = () => apiQuery(OWN_PRODUCTS);
/** GET /api/vendor/products/{id} */
var ownProductQuery = (id) => apiQuery(`${OWN_PRODUCTS}/${encodeURIComponent(id)}`);
var DAYS_OFF = "/api/vendor/days-off";
/** GET /api/vendor/days-off */
var daysOffQuery = () => apiQuery(DAYS_OFF);
/** GET /api/vendor/low-stock */
var lowStockQuery = () => apiQuery("/api/vendor/low-stock");
/** GET /api/vendor/orders: the vendor's share of each, the newest first. */
var vendorOrdersQuery = (window = {}) => apiListQuery(withQuery(VENDOR_ORDERS, {
	...window,
	offset: window.offset || void 0
}));
/** GET /api/vendor/orders/{id} */
var vendorOrderQuery = (id) => apiQuery(`${VENDOR_ORDERS}/${encodeURIComponent(id)}`);
var MOST_AT_ONCE = 100;
async function loadAll(status, signal) {
	const all = [];
	for (;;) {
		const query = {
			status,
			limit: MOST_AT_ONCE,
			offset: all.length || void 0
		};
		const { items, total } = await callList(withQuery(VENDOR_ORDERS, query), { signal });
		all.push(...items);
		if (items.length === 0 || all.length >= (total ?? 0)) return all;
	}
}
/** Every order that waits to be confirmed or to be handed over, the oldest first. */
var openOrdersQuery = () => queryOptions({
	queryKey: [VENDOR_ORDERS, "open"],
	queryFn: async ({ signal }) => {
		const [pending, confirmed] = await Promise.all([loadAll("pending", signal), loadAll("confirmed", signal)]);
		return [...pending, ...confirmed].sort((a, b) => a.id - b.id);
	}
});
/** GET /api/vendor/analytics */
var analyticsQuery = () => apiQuery("/api/vendor/analytics");
/** GET /api/vendor/statement */
var statementQuery = (window) => apiQuery(withQuery("/api/vendor/statement", window));
/** Has everything read again that an order's move or a product's change shows in. */
function refreshVendor(client, ...addresses) {
	return client.invalidateQueries({ predicate: ({ queryKey }) => addresses.some((address) => String(queryKey[0]).startsWith(address)) });
}
export { daysOffQuery as a, ownProductQuery as c, statementQuery as d, vendorOrderQuery as f, analyticsQuery as i, ownProductsQuery as l, OWN_PRODUCTS as n, lowStockQuery as o, vendorOrdersQuery as p, VENDOR_ORDERS as r, openOrdersQuery as s, DAYS_OFF as t, refreshVendor as u };
