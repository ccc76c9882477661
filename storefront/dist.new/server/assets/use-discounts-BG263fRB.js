import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient, x as keepPreviousData } from "./mutation-CaqYhdMo.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as Tag } from "./tag-Bt65bTMQ.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { i as dollars } from "./money-C_WGm-47.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { Kn as subtotalOf, Ln as CHECKOUT_METHODS, _ as hasChoice, _r as cartDiscountsQuery, g as productPath, gr as CART, y as nameWithVariant, yr as deliveryQuery } from "../entry-server.js";
import { a as wholeMiles, c as useRemoval, i as shipsWhere, r as reachOf, s as useQuantity, u as priceInCents } from "./reach--HbYTlma.js";
import { t as backOnText } from "./back-on-Dd34MRdi.js";
import { n as deliveryPricesOf, o as whyTooLittle } from "./seller-terms-vgRQTthN.js";
import { r as priceOrder } from "./price-order-bV3P2ri3.js";
import { a as discountWords, i as codeTerms, o as whyNotFor, r as codeOf } from "./discounts-rmRmtgJL.js";
// src/marketplace/cart/cart-rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** @returns what a line is known by: the same product in two options is two lines */
var lineKey = ({ product, variant }) => `${product.id}-${variant?.id ?? 0}`;
/** @returns "Eggs, Flat of 30" */
var lineName = ({ product, variant }) => nameWithVariant(product.name, variant?.name);
/** @returns the lines by vendor; vendors and lines in the order in which they came into the cart */
function groupByVendor(items) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) {
		const { vendor, vendorId } = item.product;
		const group = groups.get(vendorId) ?? {
			vendor,
			items: []
		};
		group.items.push(item);
		groups.set(vendorId, group);
	}
	return [...groups.values()];
}
/** @returns the lines that can be bought as they stand */
var buyable = (items) => items.filter(({ problem }) => problem === null);
/** @returns what a line costs, in cents */
var lineCents = ({ product, quantity }) => priceInCents(product) * quantity;
/** @returns what the lines cost that can be bought, in cents */
var subtotalCents = (items) => subtotalOf(buyable(items).map(({ product, quantity }) => ({
	unitPrice: priceInCents(product),
	quantity
})));
/**
* @param taxes as the checkout was told; undefined while it was not
* @param mode as the page was told
* @returns what the lines are taxed at: known where each of them is
*/
function cartTax(items, method, taxes, mode) {
	if (taxes === null || taxes === void 0 && mode === "flat") return "flat";
	const rates = taxes?.find((one) => one.method === method)?.rates;
	if (!rates) return "unknown";
	const byProduct = new Map(rates.map(({ productId, basisPoints }) => [productId, basisPoints]));
	return buyable(items).every(({ product }) => byProduct.has(product.id)) ? byProduct : "unknown";
}
var rateFor = (tax, productId) => {
	if (tax === "flat") return 800;
	return tax === "unknown" ? null : tax.get(productId) ?? null;
};
/** @returns the vendors of some lines, each once */
var vendorsOf = (items) => [...new Map(items.map(({ product: { vendor } }) => [vendor.id, vendor])).values()];
/**
* @returns what the cart costs in all, in cents; what cannot be bought as it stands is left out, and a tax
* that is not known
*/
var cartTotals = (items, method, { tax = "flat", discounts = [], ways = { method }, zonePrices = /* @__PURE__ */ new Map() } = {}) => priceOrder(buyable(items).map(({ product, quantity }) => ({
	vendorId: product.vendorId,
	productId: product.id,
	unitPrice: priceInCents(product),
	quantity,
	taxBasisPoints: rateFor(tax, product.id)
})), {
	...ways,
	deliveryPrices: new Map([...deliveryPricesOf(vendorsOf(items), ways), ...zonePrices]),
	discounts
});
/** @returns whether a vendor of some lines has a price of its own for a method */
var hasOwnPrice = (items, method) => deliveryPricesOf(vendorsOf(buyable(items)), { method }).size > 0;
/** @returns the vendors who ask for more than what can be bought comes to, and what is missing, in words */
var belowMinimum = (items) => groupByVendor(buyable(items)).flatMap(({ vendor, items: own }) => {
	const message = whyTooLittle(vendor, subtotalCents(own));
	return message ? [{
		vendor,
		message
	}] : [];
});
/** @returns how many units of the cart can be bought as they stand */
var buyableUnits = (items) => buyable(items).reduce((sum, { quantity }) => sum + quantity, 0);
var awayText = ({ businessName, backOn }) => `${businessName} is away.${backOn ? ` ${backOnText(backOn)}` : ""}`;
/** @returns why a line cannot be bought as it stands, in words */
function problemText({ problem, product }) {
	if (problem === "unavailable") return "No longer available";
	if (problem === "no-option") return hasChoice(product) ? "Now sold in several options" : "Now sold in another size or option";
	if (problem === "sold-out") return "Sold out";
	if (problem === "away") return awayText(product.vendor);
	return problem === "too-many" ? `Only ${product.inventory} left` : null;
}
/** @returns whether one way of delivery may serve everything, once the address is known */
var canReachBuyer = ({ options }) => options.some(({ reason }) => reason === null || reason === "Enter your delivery ZIP code first.");
/** The least first: what one line cannot do, the whole cannot. */
var WAYS = [
	"not-offered",
	"too-far",
	"depends",
	"possible"
];
/** @returns what each way comes to for all of some lines together; `place` is null without a ZIP code */
function sharedWays(items, place) {
	const reaches = items.map(({ product }) => reachOf(product.shippingMethods, product.vendor, place));
	const shared = (method) => {
		const ways = reaches.map(({ ways: own }) => WAYS.indexOf(own[method]));
		const least = Math.min(...ways, WAYS.length - 1);
		return {
			way: WAYS[least] ?? "possible",
			isPartial: least === 0 && ways.some((way) => way > 0)
		};
	};
	return Object.fromEntries(CHECKOUT_METHODS.map((method) => [method, shared(method)]));
}
/** @returns whether a way is, or may turn out to be, possible */
var isOpenWay = ({ way }) => way === "possible" || way === "depends";
/**
* @returns as what the cart is added up: shipped where it can be, else what is left; null without a way. A
* pickup that is too far is none before the checkout asked about it.
*/
function likelyMethod(ways) {
	return [
		"shipping",
		"local_delivery",
		"pickup"
	].find((method) => isOpenWay(ways[method])) ?? null;
}
/** @returns what the cart says of shipping instead of its price; undefined where it has a price */
function shippingWords(ways) {
	const method = likelyMethod(ways);
	if (method !== null) return method === "pickup" ? "Free pickup" : void 0;
	return ways.pickup.way === "too-far" ? "Far pickup only" : "Not possible";
}
/** @returns whole miles to where a vendor hands things over; null without a ZIP code */
var milesTo = (vendor, place) => reachOf([], vendor, place).miles;
var PARTIAL = {
	pickup: "Not all of it can be picked up",
	local_delivery: "Not all of it can be delivered locally",
	shipping: "Not all of it can be shipped"
};
var TEXTS = {
	pickup: {
		possible: (vendor, place) => `Pickup in ${vendor.city}, ${vendor.state}, ${wholeMiles(milesTo(vendor, place) ?? 0)} away`,
		depends: ({ city, state }) => `Pickup in ${city}, ${state}`,
		"too-far": (vendor, place) => `Pickup in ${vendor.city}, ${vendor.state} is ${wholeMiles(milesTo(vendor, place) ?? 0)} away`,
		"not-offered": () => "No pickup"
	},
	local_delivery: {
		possible: (_, place) => `Delivers to ${place?.zipCode}`,
		depends: () => `Delivers within 25 miles`,
		"too-far": (_, place) => `Doesn’t deliver to ${place?.zipCode}`,
		"not-offered": () => "No local delivery"
	},
	shipping: {
		possible: () => "Ships",
		depends: (vendor) => `Ships ${shipsWhere(["nationwide_shipping"], vendor)}`,
		"too-far": ({ state, shippingStates }, place) => shippingStates ? `Doesn’t ship to ${place?.state}` : `Ships within ${state} only`,
		"not-offered": () => "Doesn’t ship"
	}
};
/** @returns what a way comes to for one vendor's lines, in a few words */
var wayText = (method, { way, isPartial }, vendor, place) => isPartial ? PARTIAL[method] : TEXTS[method][way](vendor, place);
// src/marketplace/cart/terms/discount-codes.tsx
function Code({ entered: { code, vendorName, terms, problem }, off, onRemove }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex items-start gap-2.5 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tag, {
				"aria-hidden": true,
				size: 16,
				className: "mt-1 shrink-0 text-leaf"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "min-w-0 flex-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "wrap-anywhere",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold",
						children: code
					}), terms && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-soft",
						children: [
							" ",
							discountWords(terms),
							" from ",
							vendorName
						]
					})]
				}), problem && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-danger",
					children: problem
				})]
			}),
			terms && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "mt-0.5 tabular-nums",
				children: dollars(-off)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				look: "quiet",
				size: "sm",
				className: "-my-1.5 -mr-2",
				onClick: onRemove,
				children: ["Remove", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "sr-only",
					children: [" ", code]
				})]
			})
		]
	});
}
/** The field for a code. It may stand in a form, and is none itself. */
function CodeField({ adding, field }) {
	const [text, setText] = (0, import_react.useState)("");
	const id = (0, import_react.useId)();
	const trouble = adding.error ? sentenceOf(adding.error, adding.error.message) : null;
	const apply = () => {
		if (adding.isPending) return;
		adding.mutate(text, {
			onSuccess: () => setText(""),
			onSettled: () => field.current?.focus()
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				htmlFor: id,
				className: "text-sm font-semibold",
				children: "Discount code"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					ref: field,
					id,
					value: text,
					onChange: ({ currentTarget }) => {
						setText(currentTarget.value);
						if (trouble) adding.reset();
					},
					onKeyDown: (event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						apply();
					},
					maxLength: 30,
					autoComplete: "off",
					autoCapitalize: "characters",
					spellCheck: false,
					className: `${controlClass} h-11 min-w-0 flex-1 uppercase`,
					"aria-invalid": trouble === null ? void 0 : true,
					"aria-describedby": trouble === null ? void 0 : `${id}-error`
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					pendingLabel: adding.isPending && "Checking...",
					onClick: apply,
					children: "Apply"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				children: trouble && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
					id: `${id}-error`,
					children: trouble
				})
			})
		]
	});
}
/** The codes that were entered, and the field for another. */
function DiscountCodes({ discounts, totals }) {
	const { entered, adding, remove, isOffered } = discounts;
	const field = (0, import_react.useRef)(null);
	if (!isOffered) return null;
	const offOf = (vendorId) => totals.shares.find((share) => share.vendorId === vendorId)?.discount ?? 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3 border-t border-line pt-4",
		children: [entered.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-label": "Your discount codes",
			className: "flex flex-col gap-2",
			children: entered.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Code, {
				entered: one,
				off: offOf(one.terms?.vendorId),
				onRemove: () => {
					remove(one.code);
					field.current?.focus();
				}
			}, `${one.code} ${one.vendorName}`))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeField, {
			adding,
			field
		})]
	});
}
// src/marketplace/cart/terms/minimum-problems.tsx
/** Which vendors ask for a larger order, what is missing, and where to find it. */
function MinimumProblems({ items }) {
	const problems = belowMinimum(items);
	if (problems.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "alert",
		className: "rounded-control border border-danger px-3.5 py-3 text-sm",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-col gap-2.5",
			children: problems.map(({ vendor, message }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
				className: "flex items-start gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 18,
					className: "mt-0.5 shrink-0 text-danger"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "min-w-0 wrap-anywhere",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold text-danger",
							children: message
						}),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
							to: paths.vendor(vendor.id),
							className: "link",
							children: ["See their products", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
								className: "sr-only",
								children: [
									" (",
									vendor.businessName,
									")"
								]
							})]
						})
					]
				})]
			}, vendor.id))
		})
	});
}
// src/marketplace/cart/cart-problems.tsx
/** @returns the words behind a name; whole sentences stay as they are */
var problemInLine = (item) => item.problem === "away" ? problemText(item) : problemText(item)?.toLowerCase();
/**
* What cannot be bought as it stands, with one press that puts it right: taken out, or down to what is left.
*/
function CartProblems({ items }) {
	const changeQuantity = useQuantity();
	const remove = useRemoval();
	const wrong = items.filter(({ problem }) => problem !== null);
	const settled = wrong.filter(({ problem }) => problem !== "no-option");
	if (wrong.length === 0) return null;
	const settle = () => settled.forEach((item) => {
		if (item.problem === "too-many") changeQuantity(item, item.product.inventory);
		else remove(item);
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "alert",
		className: "rounded-control border border-danger px-3.5 py-3 text-sm",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex items-start gap-2 font-semibold text-danger",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
					"aria-hidden": true,
					size: 18,
					className: "mt-0.5 shrink-0"
				}), "Not in your total until you update it:"]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "mt-1.5 mb-2.5 flex flex-col gap-0.5 pl-6.5",
				children: wrong.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "wrap-anywhere",
					children: [
						lineName(item),
						": ",
						problemInLine(item),
						item.problem === "no-option" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
							".",
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
								to: productPath(item.product.id),
								className: "link font-semibold",
								children: ["Choose an option", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
									className: "sr-only",
									children: [" of ", item.product.name]
								})]
							})
						] })
					]
				}, lineKey(item)))
			}),
			settled.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				size: "sm",
				look: "secondary",
				wide: true,
				onClick: settle,
				children: settled.some(({ problem }) => problem === "too-many") ? "Update to what’s available" : "Remove from the cart"
			})
		]
	});
}
// src/marketplace/cart/checkout/delivery-to.ts
function asked({ state, zipCode }, vendorId) {
	const zip = readZip(zipCode);
	return {
		...state && { state },
		...zip && { zipCode: zip },
		...vendorId && { vendorId }
	};
}
/** @returns what the server is asked about an address that is in the form */
var deliveryTo = (typed, vendorId) => deliveryQuery(asked(typed, vendorId));
/** GET /api/cart/pickups: on which days each vendor hands over; none where no vendor set any up. */
var pickupsTo = (typed, vendorId) => apiQuery(withQuery(`${CART}/pickups`, asked(typed, vendorId)));
// src/marketplace/cart/terms/discount-rules.ts
/** @returns the codes of an answer that are about what is bought; those of other vendors wait */
function enteredCodes(answer, items) {
	const bought = buyable(items);
	const vendors = new Set(items.map(({ product }) => product.vendorId));
	const known = answer.discounts.filter(({ vendorId }) => vendors.has(vendorId)).map((view) => {
		const terms = codeTerms(view);
		const lines = bought.filter(({ product }) => product.vendorId === view.vendorId).map(({ product, quantity }) => ({
			productId: product.id,
			unitPrice: priceInCents(product),
			quantity
		}));
		const problem = whyNotFor(terms, lines, view.vendorName);
		return {
			code: view.code,
			vendorName: view.vendorName,
			terms: problem ? null : terms,
			problem
		};
	});
	const wrong = answer.problems.map(({ code, message }) => ({
		code,
		vendorName: null,
		terms: null,
		problem: message
	}));
	return [...known, ...wrong];
}
/** @returns what is taken off, for the totals */
var discountsOf = (entered) => entered.flatMap(({ terms }) => terms ? [terms] : []);
// src/marketplace/cart/terms/kept-codes.ts
var KEY = "farmgate-discount-codes";
/** @returns the codes that this browser's shopper has entered; none where nothing is kept */
function readCodes(store) {
	try {
		const stored = JSON.parse(store().getItem(KEY) ?? "[]");
		if (!Array.isArray(stored)) return [];
		const codes = stored.filter((code) => typeof code === "string").map(codeOf);
		return [...new Set(codes.filter(Boolean))].slice(0, 10);
	} catch {
		return [];
	}
}
/** Keeps the codes over reloads, for the cart and the checkout. */
function writeCodes(store, codes) {
	try {
		if (codes.length === 0) store().removeItem(KEY);
		else store().setItem(KEY, JSON.stringify(codes));
	} catch {}
}
// src/marketplace/cart/terms/use-discounts.ts
var store = () => localStorage;
/**
* The discount codes of whoever shops here, and what they come to for what is bought. They are kept over
* reloads until they are removed or used.
*/
function useDiscounts(items) {
	const client = useQueryClient();
	const [codes, setCodes] = (0, import_react.useState)(() => readCodes(store));
	const keep = (next) => {
		setCodes([...next]);
		writeCodes(store, next);
	};
	const { data, refetch } = useQuery({
		...cartDiscountsQuery(codes),
		placeholderData: keepPreviousData
	});
	const vendors = [...new Set(items.map(({ product }) => product.vendorId))].sort().join();
	const [asked, setAsked] = (0, import_react.useState)(vendors);
	(0, import_react.useEffect)(() => {
		if (asked === vendors) return;
		setAsked(vendors);
		refetch();
	}, [
		asked,
		vendors,
		refetch
	]);
	const adding = useMutation({ mutationFn: async (text) => {
		const code = codeOf(text);
		if (code === "") throw new Error("Please enter a discount code.");
		if (codes.includes(code)) throw new Error("You’ve already entered this code.");
		if (codes.length >= 10) throw new Error("Please remove another code first.");
		const next = cartDiscountsQuery([...codes, code]);
		const answer = await callJson(String(next.queryKey[0]));
		const problem = answer.problems.find((one) => one.code === code);
		if (problem) throw new Error(problem.message);
		client.setQueryData(next.queryKey, answer);
		keep([...codes, code]);
		return code;
	} });
	const entered = data ? enteredCodes(data, items) : [];
	return {
		/** Nobody is asked for a code where no vendor gives any. */
		isOffered: (data?.isOffered ?? false) || codes.length > 0,
		/** It is not known yet what the codes come to. */
		isPending: codes.length > 0 && data === void 0,
		entered,
		applied: discountsOf(entered),
		adding,
		remove: (code) => keep(codes.filter((one) => one !== code)),
		/** After an order: the codes that it used have done their work. */
		forgetUsed: () => keep(codes.filter((code) => !entered.some((one) => one.code === code && one.terms))),
		askAgain: () => void refetch()
	};
}
export { shippingWords as C, sharedWays as S, wayText as T, lineCents as _, MinimumProblems as a, milesTo as b, buyable as c, cartTax as d, cartTotals as f, likelyMethod as g, isOpenWay as h, CartProblems as i, buyableUnits as l, hasOwnPrice as m, deliveryTo as n, DiscountCodes as o, groupByVendor as p, pickupsTo as r, belowMinimum as s, useDiscounts as t, canReachBuyer as u, lineKey as v, subtotalCents as w, problemText as x, lineName as y };
