import { r as apiQuery } from "./queries-j_54H3BH.js";
// src/marketplace/vendor/weighing/weighing-queries.ts
var WEIGHING = "/api/vendor/weighing";
/** GET /api/vendor/weighing: what is to be weighed, the soonest first. */
var weighingQuery = () => apiQuery(WEIGHING);
/** GET /api/vendor/weighing/{id}: one that may be weighed already. */
var orderToWeighQuery = (id) => apiQuery(`${WEIGHING}/${id}`);
/** Puts an order as it is by now in the place of what was known of it. */
function takeOrder(client, order) {
	client.setQueryData(orderToWeighQuery(order.id).queryKey, order);
	client.setQueryData(weighingQuery().queryKey, (known) => known && {
		...known,
		orders: known.orders.map((one) => one.id === order.id ? order : one)
	});
}
export { weighingQuery as i, orderToWeighQuery as n, takeOrder as r, WEIGHING as t };
