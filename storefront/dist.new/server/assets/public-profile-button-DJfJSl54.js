import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as ExternalLink } from "./external-link-DQt0McdS.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { i as buttonClass, r as LinkButton } from "./button-E5CZy8Ra.js";
import { i as MADE_TO_ORDER } from "./shop-Dv2K-8bW.js";
import { n as formatPricePerUnit } from "./prices-DvN7lvqV.js";
import { i as WEIGHT_UNIT_SIGNS } from "./by-weight-DC62djSa.js";
import { n as countOf, r as formatCount } from "./format-DqpZFbOp.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/dashboard/dashboard-rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var DASHBOARD_TABS = [
	"products",
	"orders",
	"reviews",
	"analytics",
	"profile"
];
/** @returns the tab that an address asks for; anything else is the first one */
function tabOf(query) {
	const asked = query.get("tab");
	return DASHBOARD_TABS.find((tab) => tab === asked) ?? "products";
}
/** Which products are shown. */
var PRODUCT_SHOWS = [
	"all",
	"active",
	"inactive",
	"low",
	"removed"
];
/** @returns the filter that an address asks for; anything else is none */
function showOf(query) {
	const asked = query.get("show");
	return PRODUCT_SHOWS.find((show) => show === asked) ?? "all";
}
/** @returns the options of a product that will soon be, or are, sold out */
var lowOptions = ({ madeToOrder, variants = [] }) => madeToOrder ? [] : variants.filter(({ inventory }) => inventory <= 10);
/** @returns whether a product that is for sale, or one of its options, will soon be, or is, sold out */
var isLow = (product) => product.isActive && (product.inventory <= 10 || lowOptions(product).length > 0);
/** @returns "$4.50 per bunch", or "2 options · from $6.50/lb" */
function priceWords({ price, pricePer, unit, variants }) {
	if (!variants) return formatPricePerUnit(price.toFixed(2), unit);
	const prices = variants.map((variant) => variant.price);
	const from = Math.min(...prices) < Math.max(...prices) ? "from " : "";
	const per = pricePer ? `/${WEIGHT_UNIT_SIGNS[pricePer]}` : "";
	return `${countOf(variants.length, "option")} · ${from}${amountText(price)}${per}`;
}
/** @returns "12 in stock", or that the stock is not counted */
var stockWords = ({ inventory, madeToOrder }) => madeToOrder ? MADE_TO_ORDER : `${formatCount(inventory)} in stock`;
/** @returns the products whose name, SKU, tags or options have every word that is searched for */
function filterProducts(products, { text, show }) {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	return products.filter((product) => {
		const options = (product.variants ?? []).map(({ name }) => name);
		const said = [
			product.name,
			product.sku ?? "",
			...product.tags,
			...options
		].join(" ").toLowerCase();
		return words.every((word) => said.includes(word)) && isShown(product, show);
	});
}
function isShown(product, show) {
	if (show === "active") return product.isActive;
	if (show === "inactive") return !product.isActive;
	if (show === "removed") return product.removedReason !== null;
	return show === "low" ? isLow(product) : true;
}
/** @returns what a vendor should know or do before anything else, the most pressing first */
function attentionOf({ profile, products, pending, toWeigh = 0 }) {
	const low = products.filter(isLow).length;
	const removed = products.filter(({ removedReason }) => removedReason !== null).length;
	return [
		...standingOf(profile),
		...removed > 0 ? [{
			kind: "removed",
			count: removed
		}] : [],
		...pending > 0 ? [{
			kind: "pending",
			count: pending
		}] : [],
		...toWeigh > 0 ? [{
			kind: "weigh",
			count: toWeigh
		}] : [],
		...low > 0 ? [{
			kind: "low",
			count: low
		}] : []
	];
}
/**
* @returns what the team has decided that keeps the products out of the shop, with its words where there are
* any
*/
function standingOf({ isApproved, isActive, declinedReason, suspendedReason }) {
	const found = [];
	if (!isApproved) found.push({ kind: "approval" });
	if (!isApproved && declinedReason !== null) found.push({
		kind: "declined",
		reason: declinedReason
	});
	if (suspendedReason !== null) found.push({
		kind: "suspended",
		reason: suspendedReason
	});
	else if (!isActive) found.push({ kind: "switched-off" });
	return found;
}
/** @returns why a vendor's page cannot be looked at; null where it can */
function whyNotPublic({ isApproved, isActive }) {
	if (!isApproved) return "Your public profile goes live once we approve it.";
	return isActive ? null : "Your public profile is hidden while your vendor account is inactive.";
}
// src/marketplace/vendor/dashboard/public-profile-button.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Leads to the vendor's page as everybody sees it; says why where nobody sees it yet. */
function PublicProfileButton({ profile }) {
	const id = (0, import_react.useId)();
	const reason = whyNotPublic(profile);
	const icon = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExternalLink, {
		"aria-hidden": true,
		size: 18
	});
	if (reason === null) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		look: "secondary",
		to: paths.vendor(profile.id),
		icon,
		children: "View Public Profile"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		role: "link",
		tabIndex: 0,
		"aria-disabled": true,
		"aria-describedby": id,
		title: reason,
		className: buttonClass({ look: "secondary" }),
		children: [icon, "View Public Profile"]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		id,
		hidden: true,
		children: reason
	})] });
}
export { isLow as a, showOf as c, filterProducts as i, stockWords as l, DASHBOARD_TABS as n, lowOptions as o, attentionOf as r, priceWords as s, PublicProfileButton as t, tabOf as u };
