import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton, t as AnchorButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { f as vendorOrderQuery } from "./vendor-queries-BzxBvIxU.js";
import { t as Mail } from "./mail-ParynBb0.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as Phone } from "./phone-DjAGZSV4.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { n as formatPricePerUnit } from "./prices-DvN7lvqV.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { c as phoneHref, i as formatDate, o as formatPhone, s as mailHref } from "./format-DqpZFbOp.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as refundedText } from "./refunded-text-BvRVtOSN.js";
import { n as statusLabel, t as StatusBadge } from "./status-badge-CO3oC4JI.js";
import { i as OrderMoves, n as WeighOrderLink, r as UnconfirmedNote, t as WeighNote } from "./weigh-note-apV0ht3A.js";
import { i as BUSINESS_ROLE_LABELS } from "./business-roles-BFgw9Gqu.js";
import { n as changeTitle, t as changeText } from "./share-change-words-DM4Edb-3.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as formatMoment } from "./format-moment-DE9KF-2-.js";
import { a as isPickup, c as paymentText, i as dayLines, l as isToWeigh, n as addressLines, o as mapAddress, s as methodLabel, u as weightWords } from "./order-words-BSPbCgif.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as PackingSlip } from "./packing-slip-JsjnqK-E.js";
// src/marketplace/vendor/orders/order-timeline.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** What happened, and who canceled it where that was not the vendor. */
function stepText({ status, actor }, order) {
	if (status === "pending") return "Placed";
	if (status === "cancelled" && actor === "buyer") return "Canceled by the customer";
	if (status === "cancelled" && actor === "staff") return "Canceled by Farmgate";
	return statusLabel(status, isPickup(order));
}
/** "Ana Field, manager"; the role alone where the account is erased. */
var whoText = ({ name, role }) => {
	const label = BUSINESS_ROLE_LABELS[role];
	return name === null ? label : `${name}, ${label.toLowerCase()}`;
};
var ACTORS = {
	buyer: "Customer",
	vendor: null,
	staff: "Farmgate",
	system: "Farmgate"
};
/** Steps and what was changed between them, the newest last. */
function entriesOf(order) {
	const steps = order.events.map((event) => ({
		at: event.at,
		title: stepText(event, order),
		text: null,
		note: event.note,
		who: event.by && whoText(event.by)
	}));
	const changes = (order.changes ?? []).map(({ at, change, actor, by, note }) => ({
		at,
		title: changeTitle(change),
		text: changeText(change),
		note,
		who: by ? whoText(by) : ACTORS[actor]
	}));
	return [...steps, ...changes].sort((a, b) => a.at.localeCompare(b.at));
}
/** The moves of an order so far, the newest last. */
function OrderTimeline({ order }) {
	const now = useNow();
	const entries = entriesOf(order);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "flex flex-col",
		children: entries.map((entry, index) => {
			const isLast = index === entries.length - 1;
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					"aria-hidden": true,
					className: "flex flex-col items-center",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: clsx("mt-1.5 size-3 shrink-0 rounded-full", isLast ? "bg-leaf" : "bg-edge") }), !isLast && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: "w-0.5 flex-1 bg-line" })]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: clsx("min-w-0", !isLast && "pb-4"),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "font-semibold",
							children: entry.title
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
							className: "text-sm text-soft",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
								dateTime: entry.at,
								title: new Date(entry.at).toLocaleString("en-US"),
								children: formatMoment(entry.at, now)
							}), entry.who && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "wrap-anywhere",
								children: [" · ", entry.who]
							})]
						}),
						entry.text && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "mt-1 text-sm wrap-anywhere",
							children: entry.text
						}),
						entry.note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "mt-1 text-sm wrap-anywhere",
							children: entry.note
						})
					]
				})]
			}, `${entry.title}-${entry.at}`);
		})
	});
}
// src/marketplace/vendor/orders/order-details.tsx
function Part({ title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-3 p-4 sm:p-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "text-lg",
			children: title
		}), children]
	});
}
function Items({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col",
		children: order.items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex items-baseline gap-3 border-t border-line py-2.5 first:border-t-0 first:pt-0",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "w-10 shrink-0 text-right font-semibold tabular-nums",
					children: [item.quantity, " ×"]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "min-w-0 flex-1 wrap-anywhere",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.editProduct(item.productId),
							className: "hover:text-leaf hover:underline",
							children: item.name
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block text-sm text-soft",
							children: item.weight ? weightWords(item.weight) : formatPricePerUnit(item.unitPrice.toFixed(2), item.unit)
						}),
						item.refunded > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block text-sm text-soft",
							children: refundedText(item)
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "tabular-nums",
					children: amountText(item.totalPrice)
				})
			]
		}, item.id))
	});
}
function Sums({ order }) {
	const { discount, discountCode } = order;
	const rows = [
		["Subtotal", order.subtotal],
		...discount > 0 ? [[discountCode ? `Discount (${discountCode})` : "Discount", -discount]] : [],
		["Shipping", order.shipping],
		["Tax", order.tax]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "flex flex-col gap-1.5 border-t border-line pt-3 text-sm tabular-nums",
		children: [
			rows.map(([label, amount]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex justify-between gap-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
					className: "text-soft",
					children: label
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: amountText(amount) })]
			}, label)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex justify-between gap-4 text-base font-semibold",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: isToWeigh(order) ? "Total, at most" : "Total" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: amountText(order.total) })]
			}),
			order.refunded > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex justify-between gap-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
					className: "text-soft",
					children: "Refunded"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: amountText(-order.refunded) })]
			}),
			order.disputed > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex justify-between gap-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
					className: "text-soft",
					children: "Disputed by the customer’s bank"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: amountText(-order.disputed) })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-2 flex justify-between gap-4 text-soft",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: "Commission" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: amountText(-order.commission) })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex justify-between gap-4 text-base font-semibold",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: isToWeigh(order) ? "You receive at most" : "You receive" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: amountText(order.youReceive) })]
			})
		]
	});
}
function Customer({ order }) {
	const subject = encodeURIComponent(`Your order ${order.orderNumber}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Part, {
		title: "Customer",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-semibold wrap-anywhere",
				children: order.customerName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					size: "sm",
					look: "secondary",
					href: `${mailHref(order.email)}?subject=${subject}`,
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Mail, {
						"aria-hidden": true,
						size: 16
					}),
					children: "Email"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchorButton, {
					size: "sm",
					look: "secondary",
					href: phoneHref(order.phone),
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, {
						"aria-hidden": true,
						size: 16
					}),
					children: formatPhone(order.phone)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: order.email
			})
		]
	});
}
function Destination({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("address", {
		className: "not-italic wrap-anywhere",
		children: addressLines(order).map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "block",
			children: line
		}, line))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		href: mapAddress(order),
		target: "_blank",
		rel: "noopener noreferrer",
		className: "link hit inline-flex items-center gap-1.5 self-start text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, {
			"aria-hidden": true,
			size: 16
		}), "Show on a map"]
	})] });
}
/** When and where it is handed over, the day first. */
function Day({ order }) {
	const [first, ...rest] = dayLines(order);
	if (first === void 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "wrap-anywhere",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "font-semibold",
			children: first
		}), rest.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "block",
			children: line
		}, line))]
	});
}
function Delivery({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Part, {
		title: methodLabel(order),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Day, { order }),
			!isPickup(order) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Destination, { order }),
			isPickup(order) && !order.handover?.collector && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "The customer will pick up." }),
			order.carrier !== null || order.trackingNumber !== null ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "border-t border-line pt-3 text-sm wrap-anywhere",
				children: [order.carrier, order.trackingNumber].filter(Boolean).join(", ")
			}) : null
		]
	});
}
/** Everything that a vendor has to know of an order, and what can be done next. */
function OrderDetails({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-6 print:hidden",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-soft",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusBadge, {
						status: order.status,
						isPickup: isPickup(order)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
						dateTime: order.createdAt,
						children: formatDate(order.createdAt)
					}) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: paymentText(order) })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnconfirmedNote, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeighNote, { order }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeighOrderLink, { order }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderMoves, { order }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
						look: "secondary",
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
							"aria-hidden": true,
							size: 18
						}),
						onClick: () => window.print(),
						children: "Print packing slip"
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex min-w-0 flex-col gap-5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Part, {
						title: "Items",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Items, { order }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sums, { order })]
					}), order.notes && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {
						title: "Note from the customer",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "whitespace-pre-line wrap-anywhere",
							children: order.notes
						})
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex min-w-0 flex-col gap-5",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Customer, { order }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Delivery, { order }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {
							title: "Order history",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderTimeline, { order })
						})
					]
				})]
			})
		]
	});
}
// src/marketplace/vendor/orders/order-page.tsx
var ORDERS = withQuery(paths.vendorDashboard, { tab: "orders" });
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading the order..." });
function NotThere() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "The order could not be found.",
		hint: "It may not include your products, or it hasn’t been paid yet.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: ORDERS,
			children: "Go to your orders"
		})
	});
}
function Shown({ order, vendor }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderDetails, { order }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackingSlip, {
		order,
		vendor,
		className: "hidden print:flex"
	})] });
}
/** The page's heading, which has the order's number as soon as it is known. */
function Heading({ id }) {
	const { data } = useQuery({
		...vendorOrderQuery(id),
		enabled: false
	});
	const title = data ? `Order #${data.orderNumber}` : "Order";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		title,
		noindex: true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
		className: "mt-4 mb-6 text-2xl wrap-anywhere md:text-3xl print:hidden",
		children: title
	})] });
}
function Order({ id, vendor }) {
	const { data, error, refetch } = useQuery(vendorOrderQuery(id));
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Shown, {
		order: data,
		vendor
	});
	if (error instanceof ApiError && [400, 404].includes(error.status)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotThere, {});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this order.",
		error,
		onRetry: refetch
	});
	return SKELETON;
}
/** The vendor's share of one order. */
function VendorOrderPage() {
	const { id = "" } = (0, import_dist.useParams)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12 print:py-0",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: ORDERS,
				children: "Orders"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, { id }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.vendorOrder(id),
				skeleton: SKELETON,
				children: ({ profile }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Order, {
					id,
					vendor: profile
				}, id)
			})
		]
	});
}
export { VendorOrderPage };
