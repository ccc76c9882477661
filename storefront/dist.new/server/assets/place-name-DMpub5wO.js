import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { i as monthName } from "./months-dNOTda4-.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { $n as placePath, Tn as harvestNote, wn as cropSearch } from "../entry-server.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { t as Fold } from "./fold-aOmQtErO.js";
import { t as CropLink } from "./crop-link-Cgoi-7vN.js";
// src/content/parts/count-links.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What is counted, each as the link to it. */
function CountLinks({ items }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "pills",
		children: items.map(({ key, name, to, count }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			to,
			className: "pill-link",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: formatCount(count) })]
		}) }, key))
	});
}
// src/content/parts/guide-links.tsx
/** The ways to guides, each with how much of its topic there is here. */
function GuideLinks({ title, guides }) {
	if (guides.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "guides",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id: "guides",
			className: "text-xl",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
			summary: guides.length === 1 ? "Show the guide" : `Show ${guides.length} guides`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-3",
				children: guides.map(({ slug, title: name, count }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to: paths.guide(slug),
					className: "row-link guide-link group",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: name }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: `${count} here` }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							name: "arrow-right",
							className: "text-leaf"
						})
					]
				}) }, slug))
			})
		})]
	});
}
// src/content/parts/location-states.tsx
/** There is no page of that city or state, or it could not be had. */
function LocationMissing() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageFailure, {
		title: "Location Not Found",
		isGone: true,
		hint: "The location page you're looking for doesn't exist.",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.farmersMarkets(),
			children: "Browse All Locations"
		})
	});
}
/** While the page of a city or state is on its way. */
function LocationLoading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-screen flex-col gap-6 py-10",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: "text-soft",
				children: "Loading location information..."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-12 w-4/5 max-w-xl" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-4 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-56" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-56" })]
			})
		]
	});
}
// src/content/parts/season-crops.tsx
/**
* What is harvested this month in a state: the first eight, each leading to who has it, and the way to the
* calendar.
*/
function SeasonCrops({ season: { month, count, crops }, state, zipCode }) {
	const now = useNow();
	if (count === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "in-season",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "in-season",
				className: "text-xl",
				children: [
					"In season in ",
					state.name,
					" in ",
					monthName(month)
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					count === 1 ? "One crop is" : `${count} crops are`,
					" harvested there this month.",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
						to: paths.inSeason({ state: state.code }),
						className: "link",
						children: [state.name, "’s harvest calendar"]
					})
				]
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fold, {
			summary: crops.length === 1 ? "Show the crop" : `Show ${crops.length} crops`,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4",
				children: crops.map((crop) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropLink, {
					name: crop.name,
					category: crop.category,
					months: crop.months,
					month,
					to: cropSearch(crop, zipCode),
					note: harvestNote(crop, month, now)
				}) }, crop.name))
			})
		})]
	});
}
// src/content/parts/place-name.tsx
/** A place's name, as the link to its page where it has one; what it is in says how it looks. */
function PlaceName({ place: { id, name } }) {
	const path = placePath(id, name);
	if (path === void 0) return name;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: path,
		children: name
	});
}
export { GuideLinks as a, LocationMissing as i, SeasonCrops as n, CountLinks as o, LocationLoading as r, PlaceName as t };
