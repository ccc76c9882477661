import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { F as useQueryClient, x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { Fr as ChevronDown, Jr as useSession, Ln as CHECKOUT_METHODS, On as STATE_NAMES, Vn as PAYMENT_METHODS, br as orderQuery, dr as refreshCart, fn as Checkbox, gn as TextField, gr as CART, hn as TextArea, mn as Select, xn as Card } from "../entry-server.js";
import { _ as lineCents, a as MinimumProblems, c as buyable, d as cartTax, f as cartTotals, i as CartProblems, l as buyableUnits, n as deliveryTo, o as DiscountCodes, p as groupByVendor, r as pickupsTo, s as belowMinimum, t as useDiscounts, v as lineKey, y as lineName } from "./use-discounts-BG263fRB.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { n as issuesOf } from "./field-issues-BI4fuZUK.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { i as dollars, r as centsOf, t as amountOf } from "./money-C_WGm-47.js";
import { a as wholeMiles, u as priceInCents } from "./reach--HbYTlma.js";
import { a as useGoToOrder, i as sendAttempt, n as codeOf, r as isRefusal, t as FAILURE } from "./checkout-page-CEYU0iO2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as ProductPicture } from "./product-picture-BCkIL7PS.js";
import { t as TotalsList } from "./totals-list-__Njubdm.js";
import { t as Banknote } from "./banknote-B5xbNt_z.js";
import { t as CreditCard } from "./credit-card-RU3MugBL.js";
import { t as Wallet } from "./wallet-CMwEaMZd.js";
import { a as useController, c as useWatch } from "./index.esm-AQNYIaAw.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as TestPaymentsBanner } from "./test-payments-banner-DTISCdfJ.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as MapPin } from "./map-pin-x4rln9X-.js";
import { t as Package } from "./package-CLYNf-BJ.js";
import { t as Truck } from "./truck-Dh4FgheF.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as SELLABLE_STATES } from "./checkout-states-DI5w0zxH.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { r as useNearPlace } from "./near-zip-DZKG3p2j.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as attemptFor } from "./order-attempt-Da5zHqZ1.js";
import { s as orderWays } from "./seller-terms-vgRQTthN.js";
import { n as dayText, r as hoursText } from "./handover-words-CW5a2lSc.js";
// src/marketplace/cart/checkout/form/checkout-values.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var EMPTY_CHECKOUT = {
	email: "",
	phone: "",
	firstName: "",
	lastName: "",
	address: "",
	city: "",
	state: "",
	zipCode: "",
	shippingMethod: "shipping",
	paymentMethod: "credit_card",
	specialInstructions: "",
	agreeToTerms: false
};
var TYPED = [
	"email",
	"phone",
	"firstName",
	"lastName",
	"address",
	"city",
	"state",
	"zipCode",
	"specialInstructions"
];
var isOneOf = (all, value) => all.some((one) => one === value);
/**
* @returns what of a stored text is a checkout that was being filled in; the agreement is given anew every
* time
*/
function parseDraft(text) {
	let stored = null;
	try {
		stored = JSON.parse(text ?? "null");
	} catch {}
	if (typeof stored !== "object" || stored === null) return EMPTY_CHECKOUT;
	const given = stored;
	const draft = { ...EMPTY_CHECKOUT };
	for (const name of TYPED) {
		const value = given[name];
		if (typeof value === "string") draft[name] = value;
	}
	if (isOneOf(CHECKOUT_METHODS, given.shippingMethod)) draft.shippingMethod = given.shippingMethod;
	if (isOneOf(PAYMENT_METHODS, given.paymentMethod)) draft.paymentMethod = given.paymentMethod;
	return draft;
}
/**
* @returns what is checked and sent: an order that is picked up goes without an address, also where one was
* typed before
*/
var asAsked = (values) => values.shippingMethod === "pickup" ? {
	...values,
	address: "",
	city: "",
	state: "",
	zipCode: ""
} : values;
/** The fields that belong together: a street is nothing without its city. */
var PLACE = [
	"address",
	"city",
	"state",
	"zipCode"
];
/** Leaves out what is not known, and a state that cannot be chosen. */
function known(fields, states) {
	const state = isOneOf(states, fields.state) ? fields.state : null;
	return Object.fromEntries(Object.entries({
		...fields,
		state
	}).filter(([, value]) => value));
}
/** @param states that orders can be sent to @returns what an account knows of the checkout's fields */
var fromAccount = (me, states) => {
	const { email, phone, firstName, lastName, address, city, state, zipCode } = me;
	return known({
		email,
		phone,
		firstName,
		lastName,
		address,
		city,
		state,
		zipCode
	}, states);
};
/** @returns the fields as they were in an order before */
var fromOrder = (order, states) => {
	const { email, phone, firstName, lastName } = order;
	const { shippingAddress: address, shippingCity: city, shippingState: state, shippingZipCode: zipCode } = order;
	return known({
		email,
		phone,
		firstName,
		lastName,
		address,
		city,
		state,
		zipCode
	}, states);
};
/** @returns the fields of a saved address */
var fromAddress = ({ id: _id, createdAt: _createdAt, ...fields }, states) => known(fields, states);
/**
* @param sources what is known, the best first
* @returns what to write into a form's fields: only into those that are empty, and an address from one source
*/
function fillIn(values, sources) {
	const place = PLACE.some((name) => values[name] !== "") ? void 0 : sources.find((source) => PLACE.some((name) => source[name]));
	const filled = {};
	for (const name of TYPED) {
		const source = isOneOf(PLACE, name) ? place : sources.find((one) => one[name]);
		if (values[name] === "" && source?.[name]) filled[name] = source[name];
	}
	return filled;
}
// src/marketplace/cart/checkout/order/price-changes.ts
/** @returns what became of the lines between two looks at a cart, a sentence for each that changed */
function changesBetween(before, after) {
	const now = new Map(after.map((item) => [lineKey(item), item]));
	const known = new Set(before.map(lineKey));
	const changed = before.flatMap((item) => {
		const name = lineName(item);
		const next = now.get(lineKey(item));
		if (!next) return [`${name} is no longer in your cart.`];
		const [was, is] = [priceInCents(item.product), priceInCents(next.product)];
		return [...was === is ? [] : [`${name} now costs ${dollars(is)} instead of ${dollars(was)}.`], ...next.quantity === item.quantity ? [] : [`There are now ${next.quantity} of ${name} in your cart.`]];
	});
	const added = after.filter((item) => !known.has(lineKey(item)));
	return [...changed, ...added.map((item) => `${lineName(item)} was added to your cart.`)];
}
// src/marketplace/cart/checkout/checkout-failure.tsx
var sentencesOf = (error) => issuesOf(error).map(({ message }) => message);
function Sentences({ children }) {
	return children.map((sentence) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "block",
		children: sentence
	}, sentence));
}
/** Why there is no order, what changed, and how to go on. What is wrong with a field stands at the field. */
function CheckoutFailure({ error, before, items }) {
	const code = codeOf(error);
	if (code === "VALIDATION_FAILED" || code === "DELIVERY_NOT_POSSIBLE") return null;
	if (code === "TOTAL_CHANGED") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sentences, { children: [...sentencesOf(error), ...before ? changesBetween(before, items) : []] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "mt-1 block text-ink",
		children: "We’ve updated your total above. To accept it, place your order again."
	})] });
	if (code === "DISCOUNT_NOT_POSSIBLE") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sentences, { children: sentencesOf(error) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "mt-1 block text-ink",
		children: "We haven’t placed your order. Check your codes and try again."
	})] });
	if (code === "WINDOW_FULL" || code === "WINDOW_CLOSED") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sentences, { children: sentencesOf(error) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "mt-1 block text-ink",
		children: "We haven’t placed your order. Choose another day, then place it again."
	})] });
	if (code === "CART_CHANGED" || code === "ORDER_BELOW_MINIMUM") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sentences, { children: sentencesOf(error) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: paths.cart,
		className: "mt-1 inline-block font-semibold underline",
		children: "Change your cart"
	})] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [error instanceof ApiError && error.body ? error.body.message : FAILURE, !isRefusal(error) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "mt-1 block text-ink",
		children: "It’s safe to try again. You won’t be charged twice."
	})] });
}
// src/marketplace/cart/checkout/checkout-summary.tsx
/** How a vendor's part goes, and what it comes to. */
function VendorTotals({ vendorId, ways, ...priced }) {
	const share = totalsOf({
		...priced,
		ways
	}).shares.find((one) => one.vendorId === vendorId);
	if (!ways || !share) return null;
	const rows = [
		{
			label: ways.textOf(vendorId),
			value: share.shipping === 0 ? "Free" : dollars(share.shipping)
		},
		...share.discount > 0 ? [{
			label: "Discount",
			value: dollars(-share.discount)
		}] : [],
		{
			label: priced.tax === "unknown" ? "Together, before tax" : "Together, with tax",
			value: dollars(share.total)
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: "mt-3 flex flex-col gap-1 text-sm tabular-nums",
		children: rows.map(({ label, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex items-baseline justify-between gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
				className: "min-w-0 text-soft wrap-anywhere",
				children: label
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				className: "whitespace-nowrap",
				children: value
			})]
		}, label))
	});
}
function Lines(priced) {
	const { items } = priced;
	return groupByVendor(buyable(items)).map(({ vendor, items: own }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
			className: "mb-2 font-sans text-xs font-semibold text-soft wrap-anywhere",
			children: vendor.businessName
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-col gap-3",
			children: own.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex items-center gap-3 text-sm",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: "w-14 shrink-0 rounded-sm",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductPicture, {
							product: item.product,
							sizes: "4rem"
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "min-w-0 flex-1 wrap-anywhere",
						children: [
							item.product.name,
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "whitespace-nowrap text-soft",
								children: ["× ", item.quantity]
							}),
							item.variant && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "block text-soft",
								children: item.variant.name
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "font-semibold tabular-nums",
						children: dollars(lineCents(item))
					})
				]
			}, lineKey(item)))
		}),
		priced.ways && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorTotals, {
			...priced,
			vendorId: vendor.id
		})
	] }, vendor.id));
}
var totalsOf = ({ items, method, tax, ways, discounts }) => cartTotals(items, method || "pickup", {
	tax,
	...ways?.terms,
	discounts: discounts.applied
});
/** On phones, above the form: the total in sight, the rest behind one tap. */
function FoldedSummary(priced) {
	const { items, tax } = priced;
	const totals = totalsOf(priced);
	const units = buyableUnits(items);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: "group rounded-card border border-line bg-card md:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "flex min-h-14 cursor-pointer list-none items-center gap-2 px-4 [&::-webkit-details-marker]:hidden",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
					"aria-hidden": true,
					size: 18,
					className: "shrink-0 text-leaf transition-transform group-open:rotate-180"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "flex-1 text-sm font-semibold",
					children: [
						"Order summary (",
						countOf(units, "item"),
						")"
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "text-lg font-bold tabular-nums",
					children: [dollars(totals.total), tax === "unknown" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-sm font-normal text-soft",
						children: " + tax"
					})]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5 border-t border-line p-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lines, { ...priced }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Totals, { ...priced })]
		})]
	});
}
function Totals(priced) {
	const { items, method, tax, taxWords } = priced;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsList, {
		totals: totalsOf(priced),
		units: buyableUnits(items),
		shipping: method === "" ? "Not chosen yet" : void 0,
		isFlatTax: tax === "flat",
		tax: tax === "unknown" ? taxWords : void 0
	});
}
/** What is bought and what it costs, with the button that orders it. */
function CheckoutSummary({ isPending, failure, ...priced }) {
	const { items, discounts } = priced;
	const hasProblems = items.some(({ problem }) => problem !== null) || belowMinimum(items).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-5 p-5",
		role: "group",
		"aria-labelledby": "checkout-summary",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex items-baseline justify-between gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "checkout-summary",
					className: "text-xl",
					children: "Order Summary"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.cart,
					className: "link text-sm",
					children: "Edit cart"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lines, { ...priced }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "border-t border-line pt-4",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Totals, { ...priced })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DiscountCodes, {
				discounts,
				totals: totalsOf(priced)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CartProblems, { items }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MinimumProblems, { items }),
			failure,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "lg",
				wide: true,
				disabled: hasProblems,
				pendingLabel: isPending && "Processing...",
				children: "Place Order"
			})
		]
	});
}
// src/marketplace/cart/checkout/form/checkout-section.tsx
/** A part of the checkout under its heading. */
function CheckoutSection({ title, hint, children }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "p-5 sm:p-6",
		role: "group",
		"aria-labelledby": id,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id,
				className: "text-lg",
				children: title
			}),
			hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-1 text-sm text-soft",
				children: hint
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "mt-4 flex flex-col gap-5",
				children
			})
		]
	});
}
// src/marketplace/cart/checkout/form/choice-cards.tsx
/**
* One of a few, as cards; what cannot be chosen says why. In large text the words are under the rest, as wide
* as the card.
*/
function ChoiceCards(props) {
	const { legend, name, value, choices, onChange, error, focusRef } = props;
	const id = (0, import_react.useId)();
	const firstPossible = choices.find(({ reason }) => !reason)?.value;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-2.5",
		"aria-describedby": error && `${id}-error`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "sr-only",
				children: legend
			}),
			choices.map(({ icon: Icon, reason, ...choice }) => {
				const isChosen = choice.value === value;
				const isOut = Boolean(reason);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: clsx("@container flex flex-wrap items-start gap-3 rounded-control border p-3.5 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf", isOut ? "cursor-not-allowed border-line bg-sunk" : "cursor-pointer border-edge hover:border-leaf", !isOut && "has-checked:border-leaf has-checked:bg-moss"),
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							ref: choice.value === firstPossible ? focusRef : void 0,
							type: "radio",
							name,
							value: choice.value,
							checked: isChosen,
							disabled: isOut && !isChosen,
							"aria-labelledby": `${id}-${choice.value}-name ${id}-${choice.value}-price`,
							"aria-describedby": reason || choice.note ? `${id}-${choice.value}` : void 0,
							"aria-invalid": error && isChosen ? true : void 0,
							onChange: () => onChange(choice.value),
							className: "mt-1 size-4 shrink-0 accent-leaf outline-none"
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "flex min-w-0 flex-1 flex-col @max-[10rem]:order-last @max-[10rem]:basis-full",
							children: [
								/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									id: `${id}-${choice.value}-name`,
									className: clsx("text-sm font-semibold", isOut && "text-soft"),
									children: choice.label
								}),
								choice.note && !reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									id: `${id}-${choice.value}`,
									className: "text-sm text-soft",
									children: choice.note
								}),
								reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
									id: `${id}-${choice.value}`,
									className: clsx("text-sm wrap-anywhere", isChosen ? "text-danger" : "text-soft"),
									children: reason
								})
							]
						}),
						choice.price && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							id: `${id}-${choice.value}-price`,
							className: clsx("text-sm font-semibold tabular-nums @max-[10rem]:ml-auto", isOut && "text-soft"),
							children: choice.price
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							"aria-hidden": true,
							size: 20,
							className: clsx("mt-0.5 shrink-0 max-[22.5rem]:hidden", isOut ? "text-soft" : "text-leaf")
						})
					]
				}, choice.value);
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: error
			})
		]
	});
}
// src/marketplace/cart/checkout/form/method-choices.ts
var METHODS = {
	pickup: {
		label: "Pickup",
		note: "Pick up your items from each vendor.",
		icon: MapPin
	},
	local_delivery: {
		label: "Local delivery",
		note: `Vendors deliver to you within 25 miles.`,
		icon: Truck
	},
	shipping: {
		label: "Shipping",
		note: "Ships within 1-2 business days.",
		icon: Package
	}
};
var priceText = (cents) => cents === 0 ? "Free" : dollars(cents);
// src/marketplace/cart/checkout/form/choice-sections.tsx
/** What makes somebody think twice. */
var farNote = ({ vendorName, city, state, miles }) => `${vendorName} is in ${city}, ${state}, ${wholeMiles(miles)} away.`;
function Loading({ rows }) {
	return Array.from({ length: rows }, (_, row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-18 rounded-control" }, row));
}
/** What could not be asked can be asked again; the server checks in any case. */
function NotAsked({ error, retry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "alert",
		className: "flex flex-wrap items-center justify-between gap-3 text-sm text-danger",
		children: [sentenceOf(error, "We couldn’t load your shipping options."), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			size: "sm",
			look: "secondary",
			onClick: retry,
			children: "Try again"
		})]
	});
}
/** How it reaches its buyer. */
function ShippingMethodSection({ form, errorOf, delivery, pickups, priceOf }) {
	const { field } = useController({
		control: form.control,
		name: "shippingMethod"
	});
	const { delivery: answer, error, retry, choose } = delivery;
	const far = delivery.farPickups[0];
	const choices = CHECKOUT_METHODS.map((method) => ({
		...METHODS[method],
		...method === "pickup" && far && { note: farNote(far) },
		value: method,
		price: priceText(priceOf(method)),
		reason: answer?.options.find((option) => option.method === method)?.reason ?? null
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CheckoutSection, {
		title: "Shipping Method",
		children: [
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotAsked, {
				error,
				retry
			}),
			!error && pickups.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotAsked, { ...pickups }),
			pickups.pickups && (answer || error) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceCards, {
				legend: "Shipping method",
				name: field.name,
				value: field.value,
				choices,
				onChange: choose,
				error: errorOf("shippingMethod"),
				focusRef: field.ref
			}) : !pickups.error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, { rows: 3 })
		]
	});
}
var PAYMENTS = {
	credit_card: {
		label: "Credit or debit card",
		icon: CreditCard
	},
	paypal: {
		label: "PayPal",
		icon: Wallet
	},
	cash: {
		label: "Cash",
		note: "You pay each vendor at pickup.",
		icon: Banknote
	}
};
/** How it is paid. */
function PaymentMethodSection({ form, errorOf, delivery }) {
	const { field } = useController({
		control: form.control,
		name: "paymentMethod"
	});
	const { delivery: answer, offered, error, retry } = delivery;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CheckoutSection, {
		title: "Payment Method",
		children: [
			answer?.isTestPayments && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TestPaymentsBanner, {}),
			!answer && error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotAsked, {
				error,
				retry
			}),
			!answer && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, { rows: 2 }),
			offered?.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-danger",
				children: "No payment method is available for this shipping method right now. Please choose another."
			}),
			offered && offered.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceCards, {
				legend: "Payment method",
				name: field.name,
				value: field.value,
				choices: offered.map((payment) => ({
					...PAYMENTS[payment],
					value: payment
				})),
				onChange: field.onChange,
				error: errorOf("paymentMethod"),
				focusRef: field.ref
			})
		]
	});
}
// src/marketplace/cart/checkout/form/closing-section.tsx
/** A page to read beside the form, which stays where it is. */
function Reading({ to, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		to,
		target: "_blank",
		className: "link",
		children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: " (opens in a new tab)" })]
	});
}
/** What else there is to say, and the agreement. */
function ClosingSection({ form, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CheckoutSection, {
		title: "Special Instructions",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
			label: "Notes for the vendors",
			optional: true,
			rows: 3,
			maxLength: 1e3,
			help: "When you come to pick up, where to leave a parcel, allergies.",
			error: errorOf("specialInstructions"),
			...form.register("specialInstructions")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
			label: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				"I agree to the ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reading, {
					to: paths.terms,
					children: "Terms of Service"
				}),
				" and the",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Reading, {
					to: paths.privacy,
					children: "Privacy Policy"
				}),
				"."
			] }),
			error: errorOf("agreeToTerms"),
			...form.register("agreeToTerms")
		})]
	});
}
// ../backend/src/contract/marketplace/state-words.ts
/** @returns what a state is called in a sentence */
var stateName = (code) => code === "DC" ? "Washington, DC" : STATE_NAMES[code] ?? code;
/** @returns "New York", "Florida and New York", "California, Florida, New York and Texas" */
function stateNames(codes) {
	if (SELLABLE_STATES.every((code) => codes.includes(code))) return "all 50 states and Washington, DC";
	const names = codes.map(stateName).sort();
	const last = names.pop() ?? "";
	return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}
// src/marketplace/cart/checkout/use-known-fields.ts
/** GET /api/account/addresses */
var addressesQuery = () => apiQuery("/api/account/addresses");
/** What is known of somebody who is logged in, the best first; undefined while it is not all there. */
function useKnownSources() {
	const { me } = useSession();
	const { checkoutStates } = usePublicConfig();
	const isKnown = { enabled: me !== null && me !== void 0 };
	const list = useQuery({
		...apiQuery(withQuery("/api/orders", { limit: 1 })),
		...isKnown
	});
	const lastId = list.data?.[0]?.id;
	const last = useQuery({
		...orderQuery(String(lastId)),
		enabled: lastId !== void 0
	});
	const addresses = useQuery({
		...addressesQuery(),
		...isKnown
	});
	const isThere = !list.isPending && !addresses.isPending && (lastId === void 0 || !last.isPending);
	if (!me || !isThere) return void 0;
	const [saved] = addresses.data ?? [];
	return [
		...last.data ? [fromOrder(last.data, checkoutStates)] : [],
		...saved ? [fromAddress(saved, checkoutStates)] : [],
		fromAccount(me, checkoutStates)
	];
}
/**
* Writes into the fields that are still empty what the last order, a saved address or the account knows; for
* everyone else the ZIP code that the browser remembers.
*/
function useKnownFields(form) {
	const sources = useKnownSources();
	const { status } = useSession();
	const place = useNearPlace();
	const isReady = sources !== void 0 || status === "visitor";
	(0, import_react.useEffect)(() => {
		if (!isReady) return;
		const near = place ? [{ zipCode: place.zipCode }] : [];
		const filled = fillIn(form.getValues(), [...sources ?? [], ...near]);
		for (const [name, value] of Object.entries(filled)) form.setValue(name, value);
	}, [
		isReady,
		place?.zipCode,
		form
	]);
}
// src/marketplace/cart/checkout/form/saved-addresses.tsx
/** Writes a saved address into the form, over what is there. */
function SavedAddresses({ form }) {
	const { me } = useSession();
	const { checkoutStates } = usePublicConfig();
	const { data = [] } = useQuery({
		...addressesQuery(),
		enabled: Boolean(me)
	});
	if (!me || data.length === 0) return null;
	const take = (id) => {
		const address = data.find((one) => String(one.id) === id);
		if (!address) return;
		for (const [name, value] of Object.entries({
			state: "",
			...fromAddress(address, checkoutStates)
		})) form.setValue(name, value, { shouldDirty: true });
		form.clearErrors();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
		label: "Use a saved address",
		defaultValue: "",
		onChange: ({ currentTarget }) => take(currentTarget.value),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: "",
			children: "Choose an address"
		}), data.map(({ id, firstName, address, city }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("option", {
			value: id,
			children: [
				firstName,
				", ",
				address,
				", ",
				city
			]
		}, id))]
	});
}
// src/marketplace/cart/checkout/form/person-sections.tsx
function LoginHint() {
	const { status } = useSession();
	const { pathname, search } = (0, import_dist.useLocation)();
	if (status !== "visitor") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		"You can order as a guest.",
		" ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.login({ returnTo: pathname + search }),
			className: "link",
			children: "Log in"
		}),
		" ",
		"to find your orders in your account."
	] });
}
/** Who buys, and how to reach them about it. */
function ContactSection({ form, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CheckoutSection, {
		title: "Contact Information",
		hint: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginHint, {}),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "First name",
					autoComplete: "given-name",
					error: errorOf("firstName"),
					...form.register("firstName")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Last name",
					autoComplete: "family-name",
					error: errorOf("lastName"),
					...form.register("lastName")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Email",
				type: "email",
				autoComplete: "email",
				help: "We’ll send your confirmation here.",
				error: errorOf("email"),
				...form.register("email")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Phone",
				type: "tel",
				autoComplete: "tel",
				help: "So vendors can reach you about your order.",
				error: errorOf("phone"),
				...form.register("phone")
			})
		]
	});
}
/** Names of so many states are read; more are looked up in the list. */
var MOST_NAMES = 6;
/** Where it goes to. */
function AddressSection({ form, errorOf, states }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(CheckoutSection, {
		title: "Shipping Address",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedAddresses, { form }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Street address",
				autoComplete: "street-address",
				error: errorOf("address"),
				...form.register("address")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "City",
				autoComplete: "address-level2",
				error: errorOf("city"),
				...form.register("city")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "State",
					autoComplete: "address-level1",
					help: states.length <= MOST_NAMES ? `We send orders to ${stateNames(states)}.` : void 0,
					error: errorOf("state"),
					...form.register("state"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "",
						children: "Select a state"
					}), states.map((code) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: code,
						children: STATE_NAMES[code]
					}, code))]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "ZIP code",
					inputMode: "numeric",
					autoComplete: "postal-code",
					maxLength: 10,
					error: errorOf("zipCode"),
					...form.register("zipCode")
				})]
			})
		]
	});
}
/** Instead of an address, where nothing is sent: only how far a pickup is depends on where someone lives. */
function PickupSection({ form }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutSection, {
		title: "Pickup",
		hint: "Nothing is sent to you, so we don’t need your address.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "ZIP code",
			optional: true,
			inputMode: "numeric",
			autoComplete: "postal-code",
			maxLength: 10,
			help: "We’ll tell you if a pickup is far away.",
			className: "max-w-56",
			...form.register("zipCode")
		})
	});
}
/** @returns what tells one trip from another */
var tripOf = ({ place, date }) => `${place} ${date}`;
/**
* @param vendors whose goods are to be picked up; those without a possible pickup are left out
* @param made trips that are made in any case, by `tripOf`
* @returns the pickup of each vendor: the fewest trips in all, and of as few the soonest
*/
function fewestTrips(vendors, made = /* @__PURE__ */ new Set()) {
	const asked = vendors.filter(({ pickups }) => pickups.length > 0);
	const trips = tripsOf(asked);
	const chosen = asked.length <= 8 ? best(asked.length, trips, made) : greedy(asked.length, trips, made);
	return new Map(asked.flatMap(({ vendorId }, index) => {
		const [soonest] = chosen.flatMap((trip) => trip.stops.get(index) ?? []).sort((one, other) => one.at - other.at);
		return soonest ? [[vendorId, soonest.windowId]] : [];
	}));
}
function tripsOf(vendors) {
	const trips = /* @__PURE__ */ new Map();
	vendors.forEach(({ pickups }, index) => {
		for (const pickup of pickups) {
			const stops = trips.get(tripOf(pickup)) ?? /* @__PURE__ */ new Map();
			const at = Date.parse(pickup.startsAt);
			if (at < (stops.get(index)?.at ?? Infinity)) stops.set(index, {
				windowId: pickup.windowId,
				at
			});
			trips.set(tripOf(pickup), stops);
		}
	});
	return [...trips].map(([key, stops]) => ({
		key,
		stops
	}));
}
/** Every set of vendors by the bits of a number, from the smallest: the best plan for it. */
function best(count, trips, made) {
	const plans = [{
		cost: 0,
		wait: 0,
		trips: []
	}];
	for (let wanted = 1; wanted < 2 ** count; wanted += 1) {
		const first = 31 - Math.clz32(wanted & -wanted);
		for (const trip of trips) {
			if (!trip.stops.has(first)) continue;
			for (const { bits, wait } of partsOf(trip, wanted, first)) {
				const rest = plans[wanted & ~bits];
				if (!rest) continue;
				const plan = {
					cost: rest.cost + (made.has(trip.key) ? 0 : 1),
					wait: rest.wait + wait,
					trips: [...rest.trips, trip]
				};
				if (isBetter(plan, plans[wanted])) plans[wanted] = plan;
			}
		}
	}
	return plans[2 ** count - 1]?.trips ?? [];
}
var isBetter = (plan, than) => !than || plan.cost < than.cost || plan.cost === than.cost && plan.wait < than.wait;
/** @returns the sets of vendors that a trip can serve of those who are wanted, each with the first one */
function partsOf({ stops }, wanted, first) {
	let parts = [{
		bits: 1 << first,
		wait: stops.get(first)?.at ?? 0
	}];
	for (const [index, { at }] of stops) {
		if (index === first || (wanted & 1 << index) === 0) continue;
		parts = parts.flatMap((part) => [part, {
			bits: part.bits | 1 << index,
			wait: part.wait + at
		}]);
	}
	return parts;
}
/** Trips that are made anyway first, then always the one that serves the most, the soonest of those. */
function greedy(count, trips, made) {
	const left = new Set(Array.from({ length: count }, (_, index) => index));
	const chosen = [];
	const take = (trip) => {
		chosen.push(trip);
		for (const index of trip.stops.keys()) left.delete(index);
	};
	trips.filter(({ key }) => made.has(key)).forEach(take);
	while (left.size > 0) {
		const served = (trip) => [...trip.stops].filter(([index]) => left.has(index));
		const [most] = trips.map((trip) => {
			const stops = served(trip);
			return {
				trip,
				serves: stops.length,
				at: Math.min(...stops.map(([, stop]) => stop.at))
			};
		}).sort((one, other) => other.serves - one.serves || one.at - other.at);
		if (!most || most.serves === 0) break;
		take(most.trip);
	}
	return chosen;
}
// src/marketplace/cart/checkout/ways/ways-rules.ts
/** @returns the days on which a vendor hands over in a way; none where the way has no days */
var daysOf = (vendor, method) => {
	if (method === "pickup") return vendor.windows;
	return method === "local_delivery" ? vendor.zone?.windows ?? [] : [];
};
/** @returns whether a way of a vendor has a day to choose */
var hasDays = (vendor, method) => method === "pickup" ? vendor.sites.length > 0 : daysOf(vendor, method).length > 0;
var dayOf = (vendor, { method, windowId }) => daysOf(vendor, method).find(({ id }) => id === windowId);
var siteOf = (vendor, day) => vendor.sites.find(({ id }) => id === day?.siteId);
var reasonOf = ({ options }, method) => options.find((option) => option.method === method)?.reason ?? null;
/** @returns what keeps a vendor's part from being ordered this way; null where nothing does */
function problemOf(vendor, way) {
	const { method, windowId, collector } = way;
	const { vendorName } = vendor;
	if (method === "") return {
		at: "method",
		message: `Please choose how you get your order from ${vendorName}.`
	};
	const reason = reasonOf(vendor, method);
	if (reason !== null && windowId === null) return {
		at: "method",
		message: reason
	};
	if (hasDays(vendor, method)) {
		const day = dayOf(vendor, way);
		const which = method === "pickup" ? `pickup day at ${vendorName}` : `delivery day of ${vendorName}`;
		if (windowId === null) return {
			at: "windowId",
			message: `Please choose a ${which}.`
		};
		if (!day) return {
			at: "windowId",
			message: `You can’t choose this day anymore. Please choose another ${which}.`
		};
		if (day.problem) return {
			at: "windowId",
			message: `${day.problem} Please choose another day.`
		};
	}
	if (reason !== null) return {
		at: "method",
		message: reason
	};
	if (method === "pickup" && collector?.trim() === "") return {
		at: "collector",
		message: "Please enter the name of the person who picks it up."
	};
	return null;
}
/** A market is one place for all who sell there. */
function possiblePickups(vendor) {
	if (reasonOf(vendor, "pickup") !== null) return [];
	return vendor.windows.flatMap((day) => {
		const site = siteOf(vendor, day);
		if (!site || day.problem !== null || (site.miles ?? 0) > 50) return [];
		const place = site.placeId === null ? `site ${site.id}` : `market ${site.placeId}`;
		return {
			windowId: day.id,
			place,
			date: day.date,
			startsAt: day.startsAt
		};
	});
}
/** The way for a vendor without a pickup at hand: the one that is possible, sent rather than fetched. */
function otherWay(vendor, isFar) {
	const method = [
		"shipping",
		"local_delivery",
		"pickup"
	].find((one) => reasonOf(vendor, one) === null && !(one === "pickup" && (vendor.sites.length > 0 || isFar)));
	const [first] = method === "local_delivery" ? daysOf(vendor, method).filter(isOpen) : [];
	return {
		method: method ?? "",
		windowId: first?.id ?? null,
		collector: null
	};
}
var isOpen = ({ problem }) => problem === null;
/**
* @param kept what was chosen already
* @param far vendors whose own place is too far to pick up without being asked
* @returns how each vendor's part goes: as chosen, else with the fewest trips
*/
function chosenWays(vendors, kept, far = []) {
	const stays = ({ vendorId }) => kept[vendorId];
	const isKept = (vendor) => {
		const way = stays(vendor);
		return way !== void 0 && (way.isOwn || problemOf(vendor, way) === null);
	};
	const made = new Set(vendors.filter(isKept).flatMap((vendor) => {
		const pickup = possiblePickups(vendor).find(({ windowId }) => windowId === stays(vendor)?.windowId);
		return pickup && stays(vendor)?.method === "pickup" ? [tripOf(pickup)] : [];
	}));
	const pickups = fewestTrips(vendors.filter((vendor) => !isKept(vendor)).map((vendor) => ({
		vendorId: vendor.vendorId,
		pickups: possiblePickups(vendor)
	})), made);
	return new Map(vendors.map((vendor) => {
		const { vendorId } = vendor;
		const way = stays(vendor);
		if (way && isKept(vendor)) return [vendorId, way];
		const windowId = pickups.get(vendorId);
		if (windowId === void 0) return [vendorId, otherWay(vendor, far.includes(vendorId))];
		return [vendorId, {
			method: "pickup",
			windowId,
			collector: null
		}];
	}));
}
/** @returns `shares` of POST /api/orders */
var sharesOf = (vendors, ways) => vendors.flatMap((vendor) => {
	const { vendorId } = vendor;
	const { method = "", windowId = null, collector = null } = ways.get(vendorId) ?? {};
	if (method === "") return [];
	const isDay = windowId !== null && hasDays(vendor, method);
	return {
		vendorId,
		method,
		...isDay && { windowId },
		...method === "local_delivery" && vendor.zone && { zoneId: vendor.zone.id },
		...method === "pickup" && isDay && collector?.trim() && { collector: collector.trim() }
	};
});
/** @returns what the zones ask for that bring a vendor's part, in cents */
var zonePricesOf = (vendors, ways) => new Map(vendors.flatMap(({ vendorId, zone }) => {
	if (!zone || ways.get(vendorId)?.method !== "local_delivery") return [];
	const freeFrom = zone.freeFrom === null ? null : centsOf(zone.freeFrom);
	return [[vendorId, {
		cents: centsOf(zone.fee) ?? 0,
		freeFrom
	}]];
}));
/** @returns what the lines are taxed at, each where it is handed over or sent to */
function waysTax(items, { vendors, taxes }, ways, delivery, mode) {
	if (delivery === null || delivery === void 0 && mode === "flat") return "flat";
	const rates = /* @__PURE__ */ new Map();
	for (const vendor of vendors) {
		const way = ways.get(vendor.vendorId);
		if (!way) continue;
		const site = way.method === "pickup" ? siteOf(vendor, dayOf(vendor, way)) : void 0;
		const known = site ? taxes?.find(({ state }) => state === site.state)?.rates : delivery?.find(({ method }) => method === way.method)?.rates;
		const own = items.filter(({ product }) => product.vendorId === vendor.vendorId);
		for (const { productId, basisPoints } of known ?? []) if (own.some(({ product }) => product.id === productId)) rates.set(productId, basisPoints);
	}
	return buyable(items).every(({ product }) => rates.has(product.id)) ? rates : "unknown";
}
/** @returns the choices of a stored text; none of what is not one */
function parseKept(text) {
	try {
		const stored = JSON.parse(text ?? "{}");
		if (typeof stored !== "object" || stored === null || Array.isArray(stored)) return {};
		return Object.fromEntries(Object.entries(stored).filter(([id, way]) => /^\d{1,9}$/.test(id) && isKeptWay(way)));
	} catch {
		return {};
	}
}
function isKeptWay(value) {
	if (typeof value !== "object" || value === null) return false;
	const { method, windowId, collector, isOwn } = value;
	return CHECKOUT_METHODS.some((one) => one === method) && (windowId === null || typeof windowId === "number") && (collector === null || typeof collector === "string") && typeof isOwn === "boolean";
}
// src/marketplace/cart/checkout/ways/kept-ways.ts
var KEY = "farmgate-checkout-ways";
/** What was chosen before the page was loaded again. */
function readKept() {
	try {
		return parseKept(sessionStorage.getItem(KEY));
	} catch {
		return {};
	}
}
function writeKept(kept) {
	try {
		sessionStorage.setItem(KEY, JSON.stringify(kept));
	} catch {}
}
/** After an order: the next one begins afresh. */
function forgetKept() {
	try {
		sessionStorage.removeItem(KEY);
	} catch {}
}
// src/marketplace/cart/checkout/use-checkout.ts
var DRAFT_KEY = "farmgate-checkout";
var check = lazyCheck(() => import("./checkout-check-DXED0rTG.js").then((module) => module.checkoutResolver));
function readDraft() {
	try {
		return parseDraft(sessionStorage.getItem(DRAFT_KEY));
	} catch {
		return parseDraft(null);
	}
}
function writeDraft({ agreeToTerms: _agreeToTerms, ...draft }) {
	try {
		sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
	} catch {}
}
/**
* The checkout's form and its way to the server. What was typed stays until the order is there, also over
* reloads.
*/
function useCheckout({ items, vendorId, discounts, ways, onPlaced }) {
	const client = useQueryClient();
	const goToOrder = useGoToOrder();
	const [initial] = (0, import_react.useState)(readDraft);
	/** What was shown when the button was pressed. */
	const shown = (0, import_react.useRef)(items);
	const [before, setBefore] = (0, import_react.useState)(null);
	const { taxMode } = usePublicConfig();
	const shownTax = (method) => {
		const { queryKey } = deliveryTo(form.getValues(), vendorId);
		return cartTax(items, method, client.getQueryData(queryKey)?.taxes, taxMode);
	};
	const call = useCallForm({
		check,
		defaultValues: initial,
		send: (request) => {
			shown.current = items;
			setBefore(null);
			const { applied } = discounts;
			const terms = ways.current?.terms ?? { tax: shownTax(request.shippingMethod) };
			const { total } = cartTotals(items, request.shippingMethod, {
				...terms,
				discounts: applied
			});
			const body = {
				...request,
				total: amountOf(total),
				...vendorId && { vendorId },
				...ways.current && { shares: ways.current.shares },
				...applied.length > 0 && { discountCodes: [...new Set(applied.map(({ code }) => code))] }
			};
			return sendAttempt(attemptFor(sessionStorage, body));
		},
		onSent: (order) => {
			try {
				sessionStorage.removeItem(DRAFT_KEY);
			} catch {}
			forgetKept();
			discounts.forgetUsed();
			onPlaced();
			goToOrder(order);
		},
		onFailed: (error) => {
			setBefore(shown.current);
			if (isRefusal(error)) refreshCart(client);
			discounts.askAgain();
			toast({
				title: FAILURE,
				description: sentenceOf(error, "Farmgate didn’t respond."),
				variant: "destructive"
			});
		}
	});
	const { form } = call;
	useKnownFields(form);
	(0, import_react.useEffect)(() => form.subscribe({
		formState: { values: true },
		callback: ({ values }) => writeDraft(values)
	}), [form]);
	return {
		...call,
		before
	};
}
// src/marketplace/cart/checkout/use-checkout-tax.ts
/** What the order is taxed at where it goes to, and what is said while that is not known. */
function useCheckoutTax(items, { delivery, isOld, method, state }) {
	const { taxMode } = usePublicConfig();
	const known = cartTax(items, method, delivery?.taxes, taxMode);
	return {
		tax: known !== "flat" && isOld ? "unknown" : known,
		taxWords: method !== "" && method !== "pickup" && state === "" ? "Choose your state first" : "Not known yet"
	};
}
// src/ui/keep-in-place.ts
/**
* Scrolls so that an element stays where it is on the screen, though what is above it is about to grow or
* shrink. Where the browser does that itself, nothing is left to do.
*/
function keepInPlace(element) {
	if (!element) return;
	const { top } = element.getBoundingClientRect();
	requestAnimationFrame(() => {
		const moved = element.getBoundingClientRect().top - top;
		if (element.isConnected && Math.abs(moved) > 1) window.scrollBy({
			top: moved,
			behavior: "instant"
		});
	});
}
// src/marketplace/cart/checkout/use-delivery.ts
/** @returns what can be paid with: cash is for pickup */
function offeredPayments(delivery, method) {
	return delivery?.paymentMethods.filter((payment) => payment !== "cash" || method === "pickup");
}
/**
* @returns the way to choose for somebody who has not: the one at hand where it is possible, else the first
* that is; none where there is none, and never a pickup so far away that it has to be asked about
*/
function presetMethod({ options, farPickups }, current) {
	const isOpen = (wanted) => options.some(({ method, reason }) => method === wanted && reason === null) && !(wanted === "pickup" && farPickups.length > 0);
	if (isOpen(current)) return current;
	return options.find(({ method }) => isOpen(method))?.method ?? "";
}
/** @returns what tells one question about far pickups from another */
var questionOf = (farPickups) => farPickups.map(({ vendorId, miles }) => `${vendorId}:${miles}`).join();
/** The states that orders can be sent to; a state in the form that was closed is no choice any longer. */
function useOpenStates(form, state, data) {
	const { checkoutStates } = usePublicConfig();
	const isClosed = state !== "" && data !== void 0 && !data.states.includes(state);
	(0, import_react.useEffect)(() => {
		if (isClosed) form.setValue("state", "");
	}, [isClosed, form]);
	return data?.states ?? checkoutStates;
}
/**
* How the order can reach the address that is in the form, asked anew whenever that changes. As long as
* nobody has chosen, the first way that is possible is; a payment that is not offered any more gives way to
* one that is. Whoever chooses a pickup that is far away is asked once whether they mean it.
* @param isByVendor each vendor has its own way, which is chosen elsewhere
*/
function useDelivery({ form }, vendorId, isByVendor = false) {
	const { control } = form;
	const [state, zipCode, method, payment] = useWatch({
		control,
		name: [
			"state",
			"zipCode",
			"shippingMethod",
			"paymentMethod"
		]
	});
	const [hasChosen, setHasChosen] = (0, import_react.useState)(false);
	const [accepted, setAccepted] = (0, import_react.useState)(null);
	const { data, error, refetch, isPlaceholderData } = useQuery({
		...deliveryTo({
			state,
			zipCode
		}, vendorId),
		placeholderData: keepPreviousData
	});
	const states = useOpenStates(form, state, data);
	const offered = offeredPayments(data, method);
	(0, import_react.useEffect)(() => {
		if (hasChosen || isByVendor || !data) return;
		const preset = presetMethod(data, method);
		if (preset !== method) form.setValue("shippingMethod", preset);
	}, [
		data,
		method,
		form,
		hasChosen,
		isByVendor
	]);
	(0, import_react.useEffect)(() => {
		const [first] = offered ?? [];
		if (first && !offered?.includes(payment)) form.setValue("paymentMethod", first);
	}, [
		offered,
		payment,
		form
	]);
	const farPickups = data?.farPickups ?? [];
	const isAsking = hasChosen && method === "pickup" && farPickups.length > 0 && accepted !== questionOf(farPickups);
	const choose = (wanted) => {
		setHasChosen(true);
		keepInPlace(document.activeElement);
		form.setValue("shippingMethod", wanted, { shouldDirty: true });
		form.clearErrors("shippingMethod");
	};
	return {
		delivery: data,
		state,
		/** It is still that of the address before. */
		isOld: isPlaceholderData,
		error,
		retry: () => void refetch(),
		offered,
		states,
		method,
		choose,
		farPickups,
		isAsking,
		acceptFar: () => setAccepted(questionOf(farPickups)),
		/** Back to what would be chosen for somebody who did not. */
		declineFar: () => {
			setHasChosen(false);
			if (data) form.setValue("shippingMethod", presetMethod(data, ""));
		}
	};
}
// src/marketplace/cart/checkout/ways/ways-words.ts
var WEEK_MS = 5184e5;
/** @returns "Eggs", "Eggs and bacon"; the vendor's name where there is more */
function goodsText({ vendorId, vendorName }, items) {
	const names = items.filter(({ product }) => product.vendorId === vendorId).map(({ product }) => product.name);
	const [first = vendorName, second] = names;
	if (names.length > 2) return vendorName;
	return second === void 0 ? first : `${first} and ${second}`;
}
/** @returns "Saturday at Chandler Green, 9 AM to noon", "delivered Tuesday, 2 PM to 6 PM", "shipped" */
function wayText(vendor, way, now) {
	if (!vendor || !way) return "";
	const day = dayOf(vendor, way);
	if (way.method === "shipping") return "shipped";
	if (way.method === "") return "not chosen yet";
	if (!day) return way.method === "pickup" ? "picked up" : "delivered";
	const name = dayText(day.startsAt, day.timeZone);
	const date = new Date(day.startsAt).getTime() - now.getTime() < WEEK_MS ? name.split(",", 1)[0] ?? name : name;
	const site = siteOf(vendor, day);
	if (way.method === "local_delivery") return `delivered ${date}, ${hoursText(day)}`;
	return `${date}${site ? ` at ${site.name}` : ""}, ${hoursText(day)}`;
}
/** @returns "Eggs: Saturday at Chandler Green, 9 AM to noon; Beef: shipped." */
var waysSentence = (vendors, ways, items, now) => `${vendors.flatMap((vendor) => {
	const way = ways.get(vendor.vendorId);
	return way ? `${goodsText(vendor, items)}: ${wayText(vendor, way, now)}` : [];
}).join("; ")}.`;
// src/marketplace/cart/checkout/ways/use-ways.ts
var sectionId = (vendorId) => `way-of-${vendorId}`;
/** The days on which the cart can be handed over, asked again when its address or its lines change. */
function usePickups({ form }, items, vendorId) {
	const [state, zipCode] = useWatch({
		control: form.control,
		name: ["state", "zipCode"]
	});
	const { data, error, refetch, isPlaceholderData } = useQuery({
		...pickupsTo({
			state,
			zipCode
		}, vendorId),
		placeholderData: keepPreviousData
	});
	const lines = items.map(({ product, quantity }) => `${product.id}:${quantity}`).join();
	const [asked, setAsked] = (0, import_react.useState)(lines);
	(0, import_react.useEffect)(() => {
		if (asked === lines) return;
		setAsked(lines);
		refetch();
	}, [
		asked,
		lines,
		refetch
	]);
	return {
		/** Undefined while it is not known. */
		pickups: data,
		error: data ? null : error,
		retry: () => void refetch(),
		isOld: isPlaceholderData,
		/** Whether each vendor of the cart has its own way. */
		isByVendor: (data?.vendors.length ?? 0) > 0
	};
}
/** What the server found wrong with the vendors' ways, by vendor. */
function refusedWays(error, sent) {
	return new Map(issuesOf(error).flatMap(({ path, message }) => {
		const [, index, field] = /^shares\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
		const vendorId = sent[Number(index)];
		if (index === void 0 || vendorId === void 0) return [];
		return [[vendorId, {
			at: field === "method" || field === "collector" ? field : "windowId",
			message
		}]];
	}));
}
/** Each vendor's way and day, where vendors of the cart hand over on days or deliver in zones. */
function useWays({ checkout: { form, error }, pickups, delivery, items }) {
	const [kept, setKept] = (0, import_react.useState)(readKept);
	const [hasPressed, setHasPressed] = (0, import_react.useState)(false);
	const [refused, setRefused] = (0, import_react.useState)(/* @__PURE__ */ new Map());
	const { taxMode } = usePublicConfig();
	const view = pickups.pickups ?? {
		vendors: [],
		taxes: null
	};
	const { vendors } = view;
	const ways = chosenWays(vendors, kept, delivery.farPickups.map(({ vendorId }) => vendorId));
	const shares = sharesOf(vendors, ways);
	const order = orderWays("pickup", shares);
	const tax = waysTax(items, view, ways, delivery.delivery?.taxes, taxMode);
	const isOld = pickups.isOld || delivery.isOld;
	(0, import_react.useEffect)(() => {
		if (pickups.isByVendor && form.getValues("shippingMethod") !== order.method) form.setValue("shippingMethod", order.method);
	}, [
		pickups.isByVendor,
		order.method,
		form
	]);
	const sentTo = shares.map(({ vendorId }) => vendorId).join();
	(0, import_react.useEffect)(() => {
		const problems = refusedWays(error, sentTo.split(",").map(Number));
		setRefused(problems);
		const [first] = problems.keys();
		if (first !== void 0) document.getElementById(sectionId(first))?.focus();
	}, [error]);
	const keep = (next) => {
		setKept(next);
		writeKept(next);
	};
	/** What is seen stays as it is from here on, where it is possible. */
	const pinned = (isOwn) => ({
		...kept,
		...Object.fromEntries([...ways].map(([id, way]) => [id, {
			...way,
			isOwn: isOwn || (kept[id]?.isOwn ?? false)
		}]))
	});
	return {
		vendors,
		ways,
		/** For `cartTotals`. */
		terms: {
			ways: order,
			zonePrices: zonePricesOf(vendors, ways),
			tax: tax !== "flat" && isOld ? "unknown" : tax
		},
		shares,
		/** @returns how a vendor's part goes, in a few words */
		textOf: (vendorId) => {
			const text = wayText(vendors.find((one) => one.vendorId === vendorId), ways.get(vendorId), /* @__PURE__ */ new Date());
			return text.charAt(0).toUpperCase() + text.slice(1);
		},
		choose: (vendorId, change) => {
			const way = ways.get(vendorId);
			if (!way) return;
			keepInPlace(document.activeElement);
			keep({
				...pinned(false),
				[vendorId]: {
					...way,
					...change,
					isOwn: true
				}
			});
			setRefused((before) => new Map([...before].filter(([id]) => id !== vendorId)));
		},
		/** What is said at a vendor's section; what is missing, once the button was pressed. */
		problemFor: (vendorId) => {
			const vendor = vendors.find((one) => one.vendorId === vendorId);
			const way = ways.get(vendorId);
			const own = vendor && way ? problemOf(vendor, way) : null;
			return (hasPressed ? own : null) ?? refused.get(vendorId) ?? null;
		},
		/** @returns whether everything is chosen; else what is missing is said, and gets the focus */
		press: () => {
			keep(pinned(true));
			setHasPressed(true);
			const wrong = vendors.find((vendor) => {
				const way = ways.get(vendor.vendorId);
				return !way || problemOf(vendor, way) !== null;
			});
			if (wrong) document.getElementById(sectionId(wrong.vendorId))?.focus();
			return !wrong;
		}
	};
}
// src/marketplace/cart/checkout/form/checkout-form.tsx
var FarPickup = (0, import_react.lazy)(() => import("./far-pickup-gFs49f4K.js").then((module) => ({ default: module.FarPickup })));
var WaysSections = (0, import_react.lazy)(() => import("./ways-sections-DZueYLqY.js").then((module) => ({ default: module.WaysSections })));
/** Everything that an order needs, and what it costs beside it. */
function CheckoutForm({ items, vendorId, isPlaced, onPlaced }) {
	const client = useQueryClient();
	const discounts = useDiscounts(items);
	const sent = (0, import_react.useRef)(null);
	const checkout = useCheckout({
		items,
		vendorId,
		discounts,
		ways: sent,
		onPlaced
	});
	const { form, errorOf, submit, isPending, error, before } = checkout;
	const pickups = usePickups(checkout, items, vendorId);
	const { isByVendor } = pickups;
	const delivery = useDelivery(checkout, vendorId, isByVendor);
	const { method } = delivery;
	const ways = useWays({
		checkout,
		pickups,
		delivery,
		items
	});
	(0, import_react.useEffect)(() => {
		sent.current = isByVendor ? ways : null;
	});
	const { tax: wholeTax, taxWords } = useCheckoutTax(items, delivery);
	const tax = {
		tax: isByVendor ? ways.terms.tax : wholeTax,
		taxWords
	};
	const byVendor = isByVendor ? ways : null;
	const isElsewhere = STALE.includes(codeOf(error) ?? "");
	(0, import_react.useEffect)(() => {
		if (isElsewhere) client.invalidateQueries({ predicate: isAboutDelivery });
	}, [isElsewhere, client]);
	const press = (event) => {
		if (pickups.pickups !== void 0 && (!isByVendor || ways.press())) return submit(event);
		event.preventDefault();
		if (pickups.pickups) form.trigger();
		else pickups.retry();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		method: "post",
		noValidate: true,
		onSubmit: press,
		"aria-label": "Checkout",
		className: "grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_25rem]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldedSummary, {
					items,
					method,
					...tax,
					ways: byVendor,
					discounts
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactSection, {
					form,
					errorOf
				}),
				method === "pickup" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PickupSection, { form }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressSection, {
					form,
					errorOf,
					states: delivery.states
				}),
				isByVendor ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysSections, {
						items,
						ways,
						discounts: discounts.applied
					})
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShippingMethodSection, {
					form,
					errorOf,
					delivery,
					pickups,
					priceOf: (way) => cartTotals(items, way, { discounts: discounts.applied }).shipping
				}),
				!isByVendor && delivery.farPickups.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: null,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarPickup, { delivery })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentMethodSection, {
					form,
					errorOf,
					delivery
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ClosingSection, {
					form,
					errorOf
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "md:sticky md:top-24",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutSummary, {
				items,
				method,
				...tax,
				ways: byVendor,
				discounts,
				isPending: isPending || isPlaced,
				failure: error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckoutFailure, {
					error,
					before,
					items
				})
			})
		})]
	});
}
/** What an order is refused with where what is known of its delivery may be old. */
var STALE = [
	"DELIVERY_NOT_POSSIBLE",
	"VALIDATION_FAILED",
	"TOTAL_CHANGED",
	"CART_CHANGED",
	"ORDER_BELOW_MINIMUM",
	"WINDOW_FULL",
	"WINDOW_CLOSED"
];
var isAboutDelivery = ({ queryKey }) => [`${CART}/delivery`, `${CART}/pickups`].some((path) => String(queryKey[0]).startsWith(path));
export { CheckoutForm, sharesOf as a, priceText as c, hasDays as i, ChoiceCards as l, waysSentence as n, zonePricesOf as o, daysOf as r, METHODS as s, sectionId as t, asAsked as u };
