import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
// src/marketplace/vendor/orders/pick-list/pick-list.ts
/** @returns how much of each product all these orders need together, without what was refunded, by name */
function pickList(orders) {
	const lines = /* @__PURE__ */ new Map();
	for (const { items } of orders) for (const { productId, name, unit, ...sold } of items) {
		const quantity = sold.quantity - sold.refunded;
		if (quantity === 0) continue;
		const key = JSON.stringify([
			productId,
			name,
			unit
		]);
		const line = lines.get(key) ?? {
			productId,
			name,
			unit,
			quantity: 0,
			orders: 0
		};
		lines.set(key, {
			...line,
			quantity: line.quantity + quantity,
			orders: line.orders + 1
		});
	}
	return [...lines.values()].sort((a, b) => a.name.localeCompare(b.name, "en") || a.productId - b.productId);
}
/** @returns the orders that are picked up, those that are sent or brought, or all */
function chosenOrders(orders, choice) {
	if (choice === "all") return [...orders];
	return orders.filter(({ shippingMethod }) => shippingMethod === "pickup" === (choice === "pickup"));
}
// src/marketplace/vendor/orders/pick-list/pick-table.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What to pick, with a box to tick for each product. */
function PickTable({ lines }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "overflow-x-auto print:overflow-visible",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			className: "w-full border-collapse",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
					className: "sr-only",
					children: "Quantity of each product needed for open orders"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
					className: "border-b-2 border-edge text-left text-xs text-soft",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "py-2 pr-3 font-semibold",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "sr-only",
								children: "Picked"
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "py-2 pr-4 text-right font-semibold",
							children: "Quantity"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "w-full py-2 pr-3 font-semibold",
							children: "Product"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "py-2 text-right font-semibold",
							children: "Orders"
						})
					]
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: lines.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
					className: "break-inside-avoid border-b border-line",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2.5 pr-3 align-middle",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								"aria-hidden": true,
								className: "block size-5 rounded-sm border border-edge"
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2.5 pr-4 text-right text-lg font-semibold tabular-nums",
							children: line.quantity
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", {
							scope: "row",
							className: "py-2.5 pr-3 text-left font-normal wrap-anywhere",
							children: [
								line.name,
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "text-sm text-soft",
									children: formatUnit(line.unit)
								})
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2.5 text-right text-sm text-soft tabular-nums",
							children: line.orders
						})
					]
				}, `${line.productId}-${line.name}-${line.unit}`)) })
			]
		})
	});
}
export { chosenOrders as n, pickList as r, PickTable as t };
