import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Printer } from "./printer-YGhsAQ4s.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { c as phoneHref, i as formatDate, o as formatPhone } from "./format-DqpZFbOp.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Jr as useSession, g as productPath, xn as Card } from "../entry-server.js";
import { n as Button, r as LinkButton, t as AnchorButton } from "./button-E5CZy8Ra.js";
import { a as handoverTime, i as handoverStreet, n as handoverPlace, r as handoverShort } from "./handover-lines-CfVmS2Bk.js";
import { n as wholeCents, t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as TotalsList } from "./totals-list-__Njubdm.js";
import { t as cutoffText } from "./handover-words-CW5a2lSc.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as MailCheck } from "./mail-check-IPoNotWw.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { r as toast } from "./toast-BS915kXo.js";
import { a as useOrderAddress, c as isReached, d as stepsOf, f as trackingAddress, i as useOrder, l as methodOf, n as OrderMissing, o as useOrderCall, r as TimeLeft, s as useSettleOnReturn, t as OrderSkeleton, u as nextOf } from "./order-skeleton-kMfAvmIA.js";
import { t as Banknote } from "./banknote-B5xbNt_z.js";
import { t as CircleCheck } from "./circle-check-DciOe_Kb.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Clock } from "./clock-Chz5693C.js";
import { t as Undo2 } from "./undo-2-DmkTfw3K.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { t as refundedText } from "./refunded-text-BvRVtOSN.js";
import { t as StatusBadge } from "./status-badge-CO3oC4JI.js";
import { n as BoughtAgain, r as RotateCcw, t as useBuyAgain } from "./use-buy-again-DKMvLL3w.js";
import { t as Star } from "./star-D17xFlLI.js";
import { i as UNCOLLECTED_WORDS } from "./uncollected-CNCrqCOd.js";
import { t as CalendarPlus } from "./calendar-plus-0UJF6OFn.js";
import { n as directionsTo, t as addressLine } from "./directions-a9WfaIzM.js";
import { n as StickyNote, r as Accessibility, t as UserRound } from "./user-round-rPOUUw6I.js";
import { t as CalendarDays } from "./calendar-days-Vfw1bULl.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as MapPinned } from "./map-pinned-CXxgViF3.js";
import { t as IconLine } from "./icon-line-ChMYo85G.js";
import { t as ContactVendor } from "./contact-vendor-9PqW_3P7.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as X } from "./x-BHkNfOAH.js";
import { n as pickupOn, r as pickupWeek } from "./pickup-hours-mwntTR91.js";
import { t as Phone } from "./phone-DjAGZSV4.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as PinMap } from "./pin-map-Unzw4LU_.js";
import { n as changeTitle, t as changeText } from "./share-change-words-DM4Edb-3.js";
// ../node_modules/lucide-react/dist/esm/icons/circle-x.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "circle-x",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10",
			key: "1mglay"
		}],
		["path", {
			d: "m15 9-6 6",
			key: "1uzhvr"
		}],
		["path", {
			d: "m9 9 6 6",
			key: "z0biqf"
		}]
	],
	aliases: ["x-circle"]
};
__iconData$1.node;
var CircleX = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/package-search.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "package-search",
	size: 24,
	node: [
		["path", {
			d: "M12 22V12",
			key: "d0xqtd"
		}],
		["path", {
			d: "M20.27 18.27 22 20",
			key: "er2am"
		}],
		["path", {
			d: "M21 10.498V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.729l7 4a2 2 0 0 0 2 .001l.98-.559",
			key: "tok1h1"
		}],
		["path", {
			d: "M3.29 7 12 12l8.71-5",
			key: "19ckod"
		}],
		["path", {
			d: "m7.5 4.27 8.997 5.148",
			key: "9yrvtv"
		}],
		["circle", {
			cx: "18.5",
			cy: "16.5",
			r: "2.5",
			key: "ke13xx"
		}]
	]
};
__iconData.node;
var PackageSearch = createLucideIcon(__iconData);
// src/marketplace/orders/change/change-words.ts
/** @returns the lines of which something is left */
var openLines = ({ items }) => items.map(({ id, name, quantity, refunded }) => ({
	id,
	name,
	open: quantity - refunded
})).filter(({ open }) => open > 0);
/** @returns "Thursday, November 26, 6 PM", the last moment for changes; null where there is no day */
function closesText({ handover }) {
	const when = handover?.when;
	return when ? cutoffText(when.ordersCloseAt, when.timeZone) : null;
}
/** @returns until when a whole order can be canceled, in a sentence */
function cancelUntil({ fulfilments }) {
	const left = fulfilments.filter(({ status }) => status !== "cancelled");
	const dated = left.flatMap(({ handover }) => handover?.when ?? []);
	const [first] = [...dated].sort((one, other) => one.ordersCloseAt.localeCompare(other.ordersCloseAt));
	if (!first) return "You can cancel until a vendor confirms.";
	const until = cutoffText(first.ordersCloseAt, first.timeZone);
	return dated.length === left.length ? `You can cancel until ${until}.` : `You can cancel until ${until}, or until a vendor confirms.`;
}
/** @returns what happens to the money of items that are taken out, in a sentence */
function moneyBackText({ paymentStatus, paymentMethod }) {
	if (paymentStatus === "due") return "You pay that much less, with its tax, when you pick it up.";
	return `We’ll refund what you paid for these items, with tax, to your ${paymentMethod === "paypal" ? "PayPal account" : "card"}.`;
}
/** @returns what is asked for, or why it cannot be, in a sentence */
function readChanges(lines, kept) {
	const all = lines.map(({ id, name, open }) => ({
		id,
		name,
		from: open,
		to: Number(kept[id] ?? open)
	}));
	const wrong = all.find(({ from, to }) => !Number.isInteger(to) || to < 0 || to > from);
	if (wrong) return { problem: `Please enter a number from 0 to ${wrong.from} for ${wrong.name}.` };
	const items = all.filter(({ from, to }) => to < from).map(({ id, from, to }) => ({
		id,
		from,
		to
	}));
	if (items.length === 0) return { problem: "Please lower the quantity of at least one item." };
	if (all.every(({ to }) => to === 0)) return { problem: "To take out everything, cancel these items instead." };
	return { items };
}
// src/marketplace/orders/cancel/cancel-button.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var CancelDialog = (0, import_react.lazy)(() => import("./cancel-dialog-CyN-TW4P.js").then((module) => ({ default: module.CancelDialog })));
/** The way to cancel an order, or one vendor's items in it, for as long as its buyer may. */
function CancelButton({ order, share, headingId }) {
	const [isAsking, setIsAsking] = (0, import_react.useState)(false);
	if (!(share ?? order).canCancel && !isAsking) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "secondary",
		size: share ? "sm" : "md",
		className: "text-danger! print:hidden",
		"aria-haspopup": "dialog",
		"aria-label": share ? `Cancel the items from ${share.vendor.businessName}` : void 0,
		onClick: () => setIsAsking(true),
		children: share ? "Cancel Items" : "Cancel Order"
	}), isAsking && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelDialog, {
			order,
			share,
			open: isAsking,
			onOpenChange: setIsAsking,
			onCanceled: () => setTimeout(() => document.getElementById(headingId)?.focus())
		})
	})] });
}
// src/marketplace/orders/confirm-order.tsx
/**
* A cash order that waits for its buyer: the button for whoever came by the link in the email, and the way to
* that link.
*/
function ConfirmOrder({ order, until, onReload }) {
	const { key } = useOrderAddress();
	const confirming = useOrderCall("confirm", () => toast({ title: "Thank you! Your order is confirmed." }));
	const names = order.fulfilments.length === 1 ? "the vendor" : "the vendors";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3 rounded-control border-2 border-sun bg-card p-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex items-start gap-2.5 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MailCheck, {
					"aria-hidden": true,
					size: 18,
					className: "mt-0.5 shrink-0 text-leaf"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex min-w-0 flex-col gap-1",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "font-semibold",
						children: "Please confirm your order"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-soft wrap-anywhere",
						children: [
							key === void 0 ? `We emailed a link to ${order.email}. Open it to send your order to ${names}.` : `Then we send it to ${names}.`,
							" ",
							"We’re holding your products for another ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TimeLeft, {
								until,
								onOver: onReload
							}),
							"."
						]
					})]
				})]
			}),
			confirming.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(confirming.error, "That didn’t work. Please try again.") }),
			key !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "lg",
				wide: true,
				className: "print:hidden",
				pendingLabel: confirming.isPending && "Confirming...",
				onClick: () => confirming.mutate({ key }),
				children: "Confirm My Order"
			})
		]
	});
}
// src/marketplace/orders/with-key.ts
var import_dist = require_dist();
/** @returns an address of ours with the key of the mail's link, where the order was opened by one */
var withKey = (address, key) => withQuery(address, { key });
// src/marketplace/orders/payment/payment-state.tsx
function State({ icon, title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex items-start gap-2.5 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "mt-0.5 shrink-0 text-leaf",
			children: icon
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-0",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-semibold",
				children: title
			}), children && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-soft",
				children
			})]
		})]
	});
}
function Waiting({ order, onReload }) {
	const navigate = (0, import_dist.useNavigate)();
	const { key } = useOrderAddress();
	const paying = useOrderCall("payment", ({ payment }) => {
		if (!payment?.url) return;
		if (payment.url.startsWith("/")) navigate(withKey(payment.url, key));
		else window.location.assign(payment.url);
	});
	const { payment } = order;
	if (!payment) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(State, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clock, {
					"aria-hidden": true,
					size: 18
				}),
				title: "Awaiting your payment",
				children: [
					"We’re holding your order for another ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TimeLeft, {
						until: payment.heldUntil,
						onOver: onReload
					}),
					". After that, it goes back on sale."
				]
			}),
			paying.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(paying.error, "The payment service didn’t respond. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "lg",
				wide: true,
				className: "print:hidden",
				pendingLabel: paying.isPending && "One moment...",
				onClick: () => paying.mutate(),
				children: "Pay now"
			})
		]
	});
}
/** What became of the money, and what to do about it. */
function PaymentState({ order, onReload }) {
	const { paymentStatus, paymentMethod, refunded, total } = order;
	const back = refunded > 0 && refunded < total && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, {
			"aria-hidden": true,
			size: 18
		}),
		title: `${amountText(refunded)} refunded`,
		children: paymentMethod === "cash" ? "The vendor will refund you in cash." : "You’ll get it back on your original payment method within a few days."
	});
	switch (paymentStatus) {
		case "held": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {
			order,
			onReload
		});
		case "due": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banknote, {
				"aria-hidden": true,
				size: 18
			}),
			title: "Cash at pickup",
			children: "Pay each vendor for its items when you pick them up."
		}), back] });
		case "paid": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleCheck, {
				"aria-hidden": true,
				size: 18
			}),
			title: paymentMethod === "cash" ? "Paid in cash" : paymentMethod === "paypal" ? "Paid by PayPal" : "Paid by card"
		}), back] });
		case "refunded": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Undo2, {
				"aria-hidden": true,
				size: 18
			}),
			title: "Refunded",
			children: paymentMethod === "cash" ? `${amountText(refunded)} was refunded in cash.` : `${amountText(refunded)} was refunded to your original payment method. It can take a few days to arrive.`
		});
		case "void": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleX, {
				"aria-hidden": true,
				size: 18
			}),
			title: "Nothing to pay"
		});
		case "abandoned": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-3",
			children: [paymentMethod === "cash" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleX, {
					"aria-hidden": true,
					size: 18
				}),
				title: "Not confirmed in time",
				children: "We canceled the order and put the products back on sale."
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(State, {
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleX, {
					"aria-hidden": true,
					size: 18
				}),
				title: "Payment expired",
				children: "This order expired before it was paid. You weren’t charged."
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				wide: true,
				className: "print:hidden",
				to: paths.marketplace(),
				children: "Browse Products"
			})]
		});
	}
}
// src/marketplace/orders/order-facts.tsx
var METHOD_NAMES = {
	pickup: "Pickup",
	local_delivery: "Local delivery",
	shipping: "Shipping"
};
function Fact({ title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "border-t border-line pt-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "mb-1 font-sans text-sm font-semibold",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "text-sm text-soft wrap-anywhere",
			children
		})]
	});
}
function SentTo({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("address", {
		className: "not-italic",
		children: [
			order.firstName,
			" ",
			order.lastName,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
			order.shippingAddress,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
			order.shippingCity,
			", ",
			order.shippingState,
			" ",
			order.shippingZipCode
		]
	});
}
/** Who comes, and where to: never where the buyer lives. */
function PickedUp({ order }) {
	const places = order.fulfilments.filter((share) => share.status !== "cancelled" && methodOf(share, order) === "pickup");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: places.every(({ handover }) => handover?.collector) ? "Picked up for you at" : `${order.firstName} ${order.lastName} picks it up at` }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: places.map(({ id, vendor, pickup, handover }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "mt-1",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold text-ink",
					children: vendor.businessName
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
				handover?.site ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [handoverShort(handover), handover.collector && ` (by ${handover.collector})`] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
					pickup ? `${pickup.address}, ` : "",
					vendor.city,
					", ",
					vendor.state,
					" ",
					pickup?.zipCode
				] })
			]
		}, id)) }),
		places.some(({ pickup, handover }) => pickup === null && !handover?.site) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "mt-2",
			children: [
				"You’ll see the street and phone number here once ",
				order.confirmBy ? "you confirm" : "you pay",
				"."
			]
		})
	] });
}
var isPickedUp = ({ method, status }) => method === "pickup" && status !== "cancelled";
/** Until when an order can be canceled, and the button. */
function Cancel({ order }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-3 empty:hidden print:hidden",
		children: [order.canCancel && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "w-full border-t border-line pt-4 text-sm text-soft",
			children: order.paymentStatus === "held" ? "Changed your mind? You can cancel instead of paying." : cancelUntil(order)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelButton, {
			order,
			share: null,
			headingId: "order-facts"
		})]
	});
}
/** Money, address and notes of an order. */
function OrderFacts({ order, onReload }) {
	const { subtotal, discount, shipping, tax, total } = order;
	const units = order.fulfilments.flatMap(({ items }) => items).reduce((sum, item) => sum + item.quantity, 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-5 break-inside-avoid",
		role: "group",
		"aria-labelledby": "order-facts",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "order-facts",
				tabIndex: -1,
				className: "text-xl",
				children: "Order Summary"
			}),
			order.confirmBy !== null && order.status === "pending" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmOrder, {
				order,
				until: order.confirmBy,
				onReload
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentState, {
				order,
				onReload
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsList, {
				totals: {
					subtotal: wholeCents(subtotal),
					discount: wholeCents(discount),
					shipping: wholeCents(shipping),
					tax: wholeCents(tax),
					total: wholeCents(total)
				},
				units,
				isFlatTax: order.isFlatTax
			}),
			order.refunded > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "-mt-2 flex justify-between gap-4 text-sm tabular-nums",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-soft",
					children: "Refunded"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold",
					children: amountText(-order.refunded)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				title: METHOD_NAMES[order.shippingMethod],
				children: order.shippingMethod === "pickup" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickedUp, { order }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SentTo, { order })
			}),
			order.shippingMethod !== "pickup" && order.fulfilments.some(isPickedUp) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				title: METHOD_NAMES.pickup,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickedUp, { order })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Fact, {
				title: "Contact",
				children: [
					order.email,
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
					formatPhone(order.phone)
				]
			}),
			order.notes && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				title: "Special instructions",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "whitespace-pre-line",
					children: order.notes
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cancel, { order })
		]
	});
}
// src/marketplace/orders/after-delivery.tsx
/**
* What a customer can do once they have it: buy the same again, and review each product. A vendor or member
* of the staff who looks at the order gets none of it.
*/
function AfterDelivery({ share, order }) {
	const { me } = useSession();
	const { outcome, isPending, buyAgain } = useBuyAgain();
	const isOwn = me !== null && order.userId === me.id;
	if (!isOwn && (me !== null || order.userId !== null)) return null;
	const kept = share.items.filter(({ quantity, refunded }) => refunded < quantity);
	const reviewed = [...new Map(kept.map((item) => [item.productId, item])).values()];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcw, {
					"aria-hidden": true,
					size: 16
				}),
				pendingLabel: isPending && "Adding...",
				onClick: () => buyAgain(() => share.items),
				children: "Buy again"
			}), isOwn && reviewed.map(({ id, productId, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				size: "sm",
				look: "secondary",
				to: `${paths.product(productId)}?tab=reviews`,
				"aria-label": `Review ${name}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
					"aria-hidden": true,
					size: 16
				}),
				children: reviewed.length === 1 ? "Review" : `Review ${name}`
			}, id))]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BoughtAgain, { outcome })]
	});
}
// src/marketplace/orders/change/change-share.tsx
var DIALOGS = {
	day: (0, import_react.lazy)(() => import("./change-day-Cu6TLKj7.js").then((module) => ({ default: module.ChangeDay }))),
	items: (0, import_react.lazy)(() => import("./change-items-BzQwqyZh.js").then((module) => ({ default: module.ChangeItems }))),
	collector: (0, import_react.lazy)(() => import("./change-collector-CQn18f97.js").then((module) => ({ default: module.ChangeCollector })))
};
function buttonsOf({ handover }) {
	const buttons = [["day", "Change Day"], ["items", "Change Items"]];
	return handover?.site ? [...buttons, ["collector", "Who Picks Up"]] : buttons;
}
function untilText({ canChange, vendor }, { paymentStatus }, closes) {
	if (canChange) return `You can change or cancel these items until ${closes}.`;
	return paymentStatus === "held" ? `Once you pay, you can change or cancel these items until ${closes}.` : `Changes closed ${closes}. Need something else? Please contact ${vendor.businessName}.`;
}
/** What a buyer can still change of items that have a day, and until when. */
function ChangeShare({ order, share }) {
	const { id, key } = useOrderAddress();
	const [asked, setAsked] = (0, import_react.useState)(null);
	const isOpen = share.status === "pending" || share.status === "confirmed";
	const closes = closesText(share);
	if (closes === null || !isOpen && asked === null) return null;
	const Dialog = asked && DIALOGS[asked];
	const { businessName } = share.vendor;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3 border-t border-line pt-4 print:hidden",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [untilText(share, order, closes), share.uncollected && ` ${UNCOLLECTED_WORDS[share.uncollected]}`]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-x-3 gap-y-2",
				children: [share.canChange && buttonsOf(share).map(([what, label]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					size: "sm",
					"aria-haspopup": "dialog",
					"aria-label": `${label}: ${businessName}`,
					onClick: () => setAsked(what),
					children: label
				}, what)), order.paymentStatus !== "held" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					href: withKey(`/api/orders/${encodeURIComponent(id)}/calendar.ics`, key),
					className: "link hit inline-flex items-center gap-1.5 text-sm",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, {
						"aria-hidden": true,
						size: 16
					}), "Add to calendar"]
				})]
			}),
			Dialog && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
				fallback: null,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
					order,
					share,
					onClose: () => setAsked(null)
				})
			})
		]
	});
}
// src/marketplace/orders/handover-place.tsx
/** The day and its hours; a day that is canceled says so. */
function When({ handover }) {
	const { when } = handover;
	if (!when) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(IconLine, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarDays, { size: 18 }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: handoverTime(handover)
			}),
			when.status === "canceled" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "block font-semibold text-danger",
				children: "This day is canceled."
			}),
			when.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "block text-soft",
				children: when.reason
			})
		]
	});
}
/** When and where one vendor's part is handed over: on screens and on paper. */
function HandoverPlace({ vendor, handover, isPickup, orderNumber }) {
	const { site, zone, when, collector } = handover;
	const address = when?.address ?? site?.address;
	const heading = `handover-${vendor.id}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": heading,
		className: "flex flex-col gap-4 rounded-control border border-line p-4 break-inside-avoid",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: heading,
				className: "text-base",
				children: isPickup ? "When and where to pick it up" : "When it comes"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "flex flex-col gap-2.5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(When, { handover }),
					site && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, { size: 18 }),
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "font-semibold",
								children: handoverPlace(handover)
							}),
							site.host && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "block text-soft",
								children: ["Hosted by ", site.host]
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("address", {
								className: "not-italic",
								children: handoverStreet(handover)
							}),
							when?.address && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "block text-soft",
								children: "Not at the usual place this time."
							})
						]
					}),
					!site && zone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, { size: 18 }),
						children: zone.name
					}),
					site?.instructions && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StickyNote, { size: 18 }),
						children: site.instructions
					}),
					zone?.note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StickyNote, { size: 18 }),
						children: zone.note
					}),
					site?.accessNote && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Accessibility, { size: 18 }),
						children: site.accessNote
					}),
					collector && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UserRound, { size: 18 }),
						children: [collector, " picks it up."]
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2.5 print:hidden",
				children: [site && address && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AnchorButton, {
					href: directionsTo({
						...site,
						address
					}),
					target: "_blank",
					rel: "noopener",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPinned, {
						"aria-hidden": true,
						size: 18
					}),
					children: ["Get directions", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [
							" to ",
							site.name,
							" (opens in a new tab)"
						]
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactVendor, {
					vendor,
					about: `order ${orderNumber}`,
					look: "secondary"
				})]
			})
		]
	});
}
// src/marketplace/orders/order-timeline.tsx
/** How far a vendor's share is: dots in a line on wide screens, below one another on phones. */
function OrderTimeline({ share, isPickup }) {
	const steps = stepsOf(share, isPickup);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
		className: "flex flex-col sm:flex-row",
		"aria-label": "Status",
		children: steps.map((step, index) => {
			const isDone = isReached(step.status, share, steps);
			const isCurrent = step.status === share.status;
			const isLast = index === steps.length - 1;
			const next = steps[index + 1];
			const isNextDone = next !== void 0 && isReached(next.status, share, steps);
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				"aria-current": isCurrent ? "step" : void 0,
				className: clsx("relative flex gap-3 pb-5 last:pb-0 sm:flex-1 sm:flex-col sm:gap-2 sm:pb-0", { "sm:flex-none!": isLast }),
				children: [
					!isLast && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": true,
						className: clsx("absolute top-6 bottom-0 left-[0.6875rem] w-0.5 sm:top-[0.6875rem] sm:right-0 sm:bottom-auto sm:left-6 sm:h-0.5 sm:w-auto", isNextDone ? "bg-leaf" : "bg-line")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": true,
						className: clsx("z-1 flex size-6 shrink-0 items-center justify-center rounded-full border-2", isDone ? "border-leaf bg-leaf text-on-leaf print:text-leaf" : "border-line bg-card"),
						children: isDone && (step.status === "cancelled" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, { size: 14 }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, { size: 14 }))
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "min-w-0 text-sm sm:pr-3",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
								className: clsx(isDone ? "font-semibold" : "text-soft"),
								children: [step.label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									className: "sr-only",
									children: isDone ? ", done" : ", ahead"
								})]
							}),
							step.at && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "text-xs text-soft",
								children: formatDate(step.at)
							}),
							step.note && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
								className: "text-xs text-soft wrap-anywhere",
								children: step.note
							})
						]
					})
				]
			}, step.status);
		})
	});
}
// src/marketplace/orders/pickup-place.tsx
function PickupMap({ vendor, place }) {
	const { latitude, longitude, zipCode } = place;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5 noscript:hidden print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "h-48",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PinMap, {
				latitude,
				longitude,
				id: `vendor-${vendor.id}`,
				label: vendor.businessName,
				kind: "farm",
				isApproximate: true,
				instead: "The address is above.",
				className: "min-h-0!"
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-xs text-soft",
			children: [
				"The pin is at the center of ZIP code ",
				zipCode,
				". “Get directions” leads to the street."
			]
		})]
	});
}
/** Where to pick a vendor's share up, and whom to call: on screens and on paper. */
function PickupPlace({ vendor, place, orderNumber }) {
	const heading = `pickup-${vendor.id}`;
	const today = pickupOn(place.hours, useNow().getDay());
	const week = pickupWeek(place.hours);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": heading,
		className: "flex flex-col gap-4 rounded-control border border-line p-4 break-inside-avoid",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: heading,
				className: "text-base",
				children: "Where to pick it up"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "flex flex-col gap-2.5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPin, { size: 18 }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("address", {
							"aria-label": addressLine(place),
							className: "not-italic",
							children: [
								place.address,
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("br", {}),
								place.city,
								", ",
								place.state,
								" ",
								place.zipCode
							]
						})
					}),
					today && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Clock, { size: 18 }),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold",
							children: today
						}), week.map((line) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block text-soft",
							children: line
						}, line))]
					}),
					place.phone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Phone, { size: 18 }),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
							href: phoneHref(place.phone),
							className: "link hit tabular-nums",
							children: formatPhone(place.phone)
						})
					}),
					vendor.pickupNote && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconLine, {
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StickyNote, { size: 18 }),
						children: vendor.pickupNote
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-2.5 print:hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(AnchorButton, {
					href: directionsTo(place),
					target: "_blank",
					rel: "noopener",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapPinned, {
						"aria-hidden": true,
						size: 18
					}),
					children: ["Get directions", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [
							" to ",
							vendor.businessName,
							" (opens in a new tab)"
						]
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactVendor, {
					vendor,
					about: `order ${orderNumber}`,
					look: "secondary"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupMap, {
				vendor,
				place
			})
		]
	});
}
// src/marketplace/orders/change/share-changes.tsx
function whoChanged({ actor }, { vendor }, { firstName, lastName }) {
	if (actor === "buyer") return `${firstName} ${lastName}`;
	return actor === "vendor" ? vendor.businessName : "Farmgate";
}
/** What was changed of a share since it was ordered, the newest last; nothing where nothing was. */
function ShareChanges({ share, order }) {
	const { changes = [] } = share;
	if (changes.length === 0) return null;
	const heading = `changes-${share.id}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": heading,
		className: "text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			id: heading,
			className: "text-base",
			children: "Changes to this order"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "mt-1 flex flex-col gap-2",
			children: changes.map((changed) => {
				const text = [changeText(changed.change), changed.note].filter(Boolean).join(" ");
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "wrap-anywhere",
					children: [
						changeTitle(changed.change),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "text-soft",
							children: [
								"by ",
								whoChanged(changed, share, order),
								" on",
								" ",
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
									dateTime: changed.at,
									children: formatDate(changed.at)
								})
							]
						})
					]
				}), text && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-soft wrap-anywhere",
					children: text
				})] }, changed.at);
			})
		})]
	});
}
// src/marketplace/orders/order-share.tsx
function Items({ items }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "flex flex-col",
		children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex items-baseline gap-3 border-t border-line py-2.5 text-sm",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "min-w-8 font-semibold tabular-nums",
					children: [item.quantity, " ×"]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "min-w-0 flex-1 wrap-anywhere",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: productPath(item.productId, item.variantId),
							className: "font-semibold hover:text-leaf hover:underline",
							children: item.name
						}),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "text-soft",
							children: [
								amountText(item.unitPrice),
								" ",
								item.variantId === void 0 && formatUnit(item.unit)
							]
						}),
						item.refunded > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block text-soft",
							children: refundedText(item)
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold tabular-nums",
					children: amountText(item.totalPrice)
				})
			]
		}, item.id))
	});
}
function Tracking({ carrier, trackingNumber }) {
	if (!trackingNumber && !carrier) return null;
	const address = trackingAddress(carrier, trackingNumber);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "flex items-start gap-2 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PackageSearch, {
			"aria-hidden": true,
			size: 18,
			className: "mt-0.5 shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "wrap-anywhere",
			children: [
				"Tracking: ",
				carrier,
				" ",
				address ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
					href: address,
					target: "_blank",
					rel: "noopener noreferrer",
					className: "link",
					children: [trackingNumber, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "sr-only",
						children: " (opens in a new tab)"
					})]
				}) : trackingNumber
			]
		})]
	});
}
function Sums({ share }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		share.discount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex items-baseline justify-between gap-3 border-t border-line py-2.5 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "text-soft wrap-anywhere",
				children: ["Discount", share.discountCode && ` (${share.discountCode})`]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold tabular-nums",
				children: amountText(-share.discount)
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex items-baseline justify-between gap-3 border-t border-line pt-2.5 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: "Total for this vendor, with tax and shipping"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-bold tabular-nums",
				children: amountText(share.total)
			})]
		}),
		share.refunded > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex items-baseline justify-between gap-3 pt-1 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: "Refunded"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold tabular-nums",
				children: amountText(-share.refunded)
			})]
		})
	] });
}
/** One vendor's share of an order: how far it is, what is in it, what happens next. */
function OrderShare({ share, order }) {
	const { vendor, status } = share;
	const isPickup = methodOf(share, order) === "pickup";
	const heading = `share-${share.id}`;
	const isAlone = order.fulfilments.every((one) => one.id === share.id || one.status === "cancelled");
	const isOpen = status !== "cancelled" && status !== "delivered";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-5 p-5 break-inside-avoid sm:p-6",
		role: "group",
		"aria-labelledby": heading,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-start justify-between gap-x-4 gap-y-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "min-w-0",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						id: heading,
						tabIndex: -1,
						className: "text-lg leading-snug wrap-anywhere",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.vendor(vendor.id),
							className: "hover:text-leaf hover:underline",
							children: vendor.businessName
						})
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm text-soft",
						children: [
							vendor.city,
							", ",
							vendor.state
						]
					})]
				}), order.paymentStatus !== "held" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusBadge, {
					status,
					isPickup
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderTimeline, {
				share,
				isPickup
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2 rounded-control bg-sunk px-3.5 py-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: "What happens next: "
					}), nextOf(share, order)]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tracking, {
					carrier: share.carrier,
					trackingNumber: share.trackingNumber
				})]
			}),
			isOpen && share.handover && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(HandoverPlace, {
				vendor,
				isPickup,
				handover: share.handover,
				orderNumber: order.orderNumber
			}),
			isPickup && isOpen && share.pickup && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupPlace, {
				vendor,
				place: share.pickup,
				orderNumber: order.orderNumber
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Items, { items: share.items }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sums, { share })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareChanges, {
				share,
				order
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChangeShare, {
				share,
				order
			}),
			!isAlone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "-mt-2 empty:hidden print:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CancelButton, {
					order,
					share,
					headingId: heading
				})
			}),
			status === "delivered" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AfterDelivery, {
				share,
				order
			})
		]
	});
}
// src/marketplace/orders/order-page.tsx
function Head({ order }) {
	const { me } = useSession();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-8",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "min-w-0",
			children: [
				me && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.orders,
					className: "link text-sm print:hidden",
					children: "My orders"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h1", {
					className: "text-2xl wrap-anywhere md:text-3xl",
					children: ["Order ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "inline-block",
						children: order.orderNumber
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "mt-1 text-sm text-soft",
					children: ["Placed on ", formatDate(order.createdAt)]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			className: "print:hidden",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Printer, {
				"aria-hidden": true,
				size: 18
			}),
			onClick: () => window.print(),
			children: "Print"
		})]
	});
}
function Order({ order, onReload }) {
	useSettleOnReturn(order);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { order }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] print:block",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "order-last flex flex-col gap-5 md:order-none print:mb-5",
			children: order.fulfilments.map((share) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderShare, {
				share,
				order
			}, share.id))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "md:sticky md:top-24",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderFacts, {
				order,
				onReload
			})
		})]
	})] });
}
/** An order as its buyer sees it. The server shows nobody's: its page is the same for all. */
function OrderPage() {
	const { data, error, refetch } = useOrder();
	const reload = () => void refetch();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12 print:py-0",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: data ? `Order ${data.orderNumber}` : "Order",
			noindex: true
		}), data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Order, {
			order: data,
			onReload: reload
		}) : error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderMissing, {
			error,
			onRetry: refetch
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OrderSkeleton, {})]
	});
}
export { OrderPage, openLines as n, readChanges as r, moneyBackText as t };
