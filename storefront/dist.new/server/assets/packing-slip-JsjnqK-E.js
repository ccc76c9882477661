import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { i as formatDate, o as formatPhone } from "./format-DqpZFbOp.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as refundedText } from "./refunded-text-BvRVtOSN.js";
import { a as isPickup, c as paymentText, i as dayLines, l as isToWeigh, n as addressLines, s as methodLabel, u as weightWords } from "./order-words-BSPbCgif.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/orders/packing-slip.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What was refunded stays with the vendor. */
var toPack = (items) => items.filter(({ quantity, refunded }) => refunded < quantity);
function Lines({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "overflow-x-auto print:overflow-visible",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
			className: "w-full border-collapse text-sm",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
					className: "border-b-2 border-edge text-left text-xs text-soft",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "py-1.5 pr-3 font-semibold",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "sr-only",
								children: "Packed"
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "py-1.5 pr-3 text-right font-semibold",
							children: "Quantity"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "w-full py-1.5 pr-3 font-semibold",
							children: "Product"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "col",
							className: "py-1.5 text-right font-semibold",
							children: "Price"
						})
					]
				}) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: toPack(order.items).map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
					className: "break-inside-avoid border-b border-line align-top",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2 pr-3",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								"aria-hidden": true,
								className: "inline-block size-4 rounded-sm border border-edge"
							})
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2 pr-3 text-right font-semibold tabular-nums",
							children: item.quantity - item.refunded
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
							className: "py-2 pr-3 wrap-anywhere",
							children: [
								item.name,
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "text-soft",
									children: formatUnit(item.unit)
								}),
								item.weight && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "block text-sm text-soft tabular-nums",
									children: weightWords(item.weight)
								}),
								item.refunded > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "block text-sm text-soft",
									children: refundedText(item)
								})
							]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
							className: "py-2 text-right tabular-nums",
							children: amountText(item.totalPrice)
						})
					]
				}, item.id)) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tfoot", { children: [order.discount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", {
					colSpan: 3,
					className: "pt-2 pr-3 text-right wrap-anywhere",
					children: ["Discount", order.discountCode && ` (${order.discountCode})`]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: "pt-2 text-right tabular-nums",
					children: amountText(-order.discount)
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					colSpan: 3,
					className: "pt-2 pr-3 text-right",
					children: isToWeigh(order) ? "Total with tax and shipping, at most" : "Total with tax and shipping"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					className: "pt-2 text-right font-semibold tabular-nums",
					children: amountText(order.total)
				})] })] })
			]
		})
	});
}
function Block({ title, lines }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "min-w-0",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-xs font-semibold text-soft",
			children: title
		}), lines.map((line) => line && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-sm wrap-anywhere",
			children: line
		}, line))]
	});
}
/** What goes into the box with an order: a page of its own when it is printed. */
function PackingSlip({ order, vendor, className }) {
	const phone = vendor.phone === null ? null : formatPhone(vendor.phone);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		"aria-label": `Packing slip of order #${order.orderNumber}`,
		className: clsx("flex flex-col gap-5 rounded-card border border-line bg-card p-5 print:border-0 print:p-0", className),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h3", {
					className: "text-xl",
					children: ["Order #", order.orderNumber]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft",
					children: formatDate(order.createdAt)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-4 sm:grid-cols-3 print:grid-cols-3",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Block, {
						title: "From",
						lines: [
							vendor.businessName,
							vendor.address,
							`${vendor.city}, ${vendor.state} ${vendor.zipCode}`,
							phone
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Block, {
						title: isPickup(order) ? "For" : "To",
						lines: [
							order.customerName,
							...isPickup(order) ? [] : addressLines(order),
							formatPhone(order.phone)
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Block, {
						title: methodLabel(order),
						lines: [...dayLines(order), paymentText(order)]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lines, { order }),
			order.notes && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm wrap-anywhere",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: "Note from the customer:"
					}),
					" ",
					order.notes
				]
			})
		]
	});
}
export { PackingSlip as t };
