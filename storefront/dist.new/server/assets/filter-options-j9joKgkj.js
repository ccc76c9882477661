import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { o as RADIUS_CHOICES } from "./limits-gK5FhdH4.js";
import { n as FARM_KINDS, o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { r as PRODUCT_TYPE_FILTERS } from "./product-types-Q1W2f2zU.js";
import { xn as Card } from "../entry-server.js";
// src/directory/cards/card-skeletons.tsx
var import_jsx_runtime = require_jsx_runtime();
function ListingSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex h-full gap-4 overflow-hidden p-3 sm:flex-col sm:gap-0 sm:p-0",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-28 shrink-0 max-[24rem]:w-20 self-start sm:w-full sm:rounded-none" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-1 flex-col gap-3 sm:p-4",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-20 rounded-full" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-4/5" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-1/2" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-2/3" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "mt-3 h-5 w-24" })
			]
		})]
	});
}
function PlaceSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "@container h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "place-card",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-4/3 w-full rounded-control @xl:row-span-2" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-3/5" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-4/5" })]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "col-span-2 flex flex-col gap-3 sm:col-span-1",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-2/5" }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "flex gap-2",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-24 rounded-full" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-20 rounded-full" })]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "mt-6 h-5 w-3/5" })
					]
				})
			]
		})
	});
}
/** Placeholders for the items of a list of cards. */
function CardSkeletons({ of, count = 8 }) {
	const Placeholder = of === "listings" ? ListingSkeleton : PlaceSkeleton;
	return Array.from({ length: count }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		"aria-hidden": true,
		"data-testid": "skeleton",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Placeholder, {})
	}, index));
}
// src/directory/search/filters/filter-options.ts
var RADIUS_OPTIONS = RADIUS_CHOICES.map((miles) => ({
	value: String(miles),
	label: `Within ${miles} miles`
}));
var PRODUCT_TYPE_OPTIONS = PRODUCT_TYPE_FILTERS.map((type) => ({
	value: type,
	label: type
}));
var PLACE_SORT_OPTIONS = [{
	value: "nearest",
	label: "Nearest first"
}, {
	value: "name",
	label: "By name"
}];
var FARM_KIND_CHOICE = {
	kinds: FARM_KINDS,
	preset: [],
	options: [{
		value: "",
		label: "All kinds"
	}, ...FARM_KINDS.map((kind) => ({
		value: kind,
		label: PLACE_KIND_LABELS[kind]
	}))]
};
/** @returns the options of a row, with what is chosen among them */
function kindOptions({ options }, kinds) {
	const value = kinds.join(",");
	return options.some((option) => option.value === value) ? options : [...options, {
		value,
		label: kinds.map((kind) => PLACE_KIND_LABELS[kind]).join(" or ")
	}];
}
/** Filters that are on or off and are no feature. */
var FLAG_FILTERS = [
	{
		key: "openNow",
		label: "Open now"
	},
	{
		key: "openSaturday",
		label: "Open this Saturday"
	},
	{
		key: "organic",
		label: "Organic"
	}
];
/** The features that wide screens offer in their bar; the others are behind 'More filters'. */
var BAR_FEATURES = ["snap", "wic"];
export { PRODUCT_TYPE_OPTIONS as a, CardSkeletons as c, PLACE_SORT_OPTIONS as i, FARM_KIND_CHOICE as n, RADIUS_OPTIONS as o, FLAG_FILTERS as r, kindOptions as s, BAR_FEATURES as t };
