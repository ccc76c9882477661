import { t as openOnTrouble } from "./open-on-BopYbBiK.js";
import { a as PLACE_KINDS, i as FEATURE_LABELS, o as PLACE_KIND_LABELS, r as FEATURES } from "./place-kinds-CWS_TYgm.js";
import { r as PRODUCT_TYPE_FILTERS, t as ALL_PRODUCTS } from "./product-types-Q1W2f2zU.js";
import { i as MAX_OFFSET, o as RADIUS_CHOICES } from "./limits-gK5FhdH4.js";
import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { t as dayLabel } from "./day-label-BVtYgs0M.js";
import { t as clockText } from "./pickup-hours-mwntTR91.js";
// src/directory/search/results/paging.ts
/** The last page that the API can be asked for, counted from 1. */
var LAST_PAGE = MAX_OFFSET / 20 + 1;
/** @returns how many cards of a page are asked for */
var cardsAsked = (isAll) => isAll ? 20 : 12;
/** @returns whether an address asks for all cards of its page */
var readIsAll = (query) => query.get("show") === "all";
/** @returns that as it stands in an address */
var writeIsAll = (isAll) => isAll ? "all" : void 0;
/**
* The pages of a list, as far as they are known.
* @param page the page that is shown, counted from 1
* @param shown how many items it holds: where as many as were asked for are there, a list that was not
* counted to its end goes on
* @param isAll whether all of the page's items were asked for, or the first few
*/
function pagesOf({ total, isMore }, page, shown, isAll = true) {
	const counted = Math.max(1, Math.ceil(total / 20));
	const hasMore = page < counted || isMore && shown === cardsAsked(isAll);
	return {
		count: isMore ? null : counted,
		hasNext: hasMore && page < LAST_PAGE
	};
}
/** @returns how many items of a page are not shown, of which the first few were asked for */
function restOfPage({ total, isMore }, page, shown) {
	if (shown !== 12) return 0;
	const onPage = isMore ? 20 : Math.min(20, total - (page - 1) * 20);
	return Math.max(0, onPage - shown);
}
/**
* @returns whether a page lies behind the end of its list; a list that is empty as a whole has no end to be
* behind
*/
function isPastEnd(page, list) {
	if (!list || page === 1) return false;
	return page > LAST_PAGE || list.items.length === 0 && list.total !== 0;
}
// src/directory/search/filters/open-on.ts
/** @returns "Open Sat, Nov 28, 9:30 AM", from "2026-11-28T09:30" */
function openOnLabel(openOn) {
	return `Open ${dayLabel(openOn.slice(0, 10), 3)}, ${clockText(openOn.slice(11))}`;
}
// src/directory/search/filters/place-filters.ts
var PLACE_SORTS = ["nearest", "name"];
var NO_FILTERS = {
	radius: 25,
	productType: ALL_PRODUCTS,
	kinds: [],
	features: [],
	openNow: false,
	openSaturday: false,
	openOn: "",
	organic: false
};
var isYes = (text) => [
	"true",
	"1",
	"yes",
	"on"
].includes(text?.toLowerCase() ?? "");
/** @returns the filters in an address; whatever is not a filter counts as absent */
function readPlaceFilters(query) {
	const miles = Number(query.get("radius"));
	const type = query.get("productType")?.trim().toLowerCase();
	const openOn = query.get("openOn") ?? "";
	const some = (name, words) => {
		const wanted = query.getAll(name).flatMap((part) => part.split(",").map((word) => word.trim()));
		return words.filter((word) => wanted.includes(word));
	};
	return {
		radius: RADIUS_CHOICES.find((choice) => choice === miles) ?? NO_FILTERS.radius,
		productType: PRODUCT_TYPE_FILTERS.find((option) => option.toLowerCase() === type) ?? "All Products",
		kinds: some("kind", PLACE_KINDS),
		features: some("features", FEATURES),
		openNow: isYes(query.get("openNow")),
		openSaturday: isYes(query.get("openSaturday")),
		openOn: openOnTrouble(openOn, /* @__PURE__ */ new Date()) === null ? openOn : "",
		organic: isYes(query.get("organic"))
	};
}
/** @returns the filters as they stand in an address, ours or the API's: only what differs from none at all */
function writePlaceFilters(filters) {
	return {
		radius: filters.radius === NO_FILTERS.radius ? void 0 : filters.radius,
		productType: filters.productType === "All Products" ? void 0 : filters.productType,
		kind: filters.kinds.join(",") || void 0,
		features: filters.features.join(",") || void 0,
		openNow: filters.openNow || void 0,
		openSaturday: filters.openSaturday || void 0,
		openOn: filters.openOn || void 0,
		organic: filters.organic || void 0
	};
}
/** @returns the page in an address, counted from 1; 1 for anything that is no page */
function readPage(query) {
	const text = query.get("page") ?? "";
	return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
/**
* @returns the paging of an API call; the first page needs no offset, and none is farther than the API goes
*/
function pageWindow(page) {
	return {
		limit: 20,
		offset: page === 1 ? void 0 : (Math.min(page, LAST_PAGE) - 1) * 20
	};
}
/** @returns the active filters in the order in which the bar offers them */
function activeFilters(filters) {
	const active = [];
	const add = (name, label) => {
		if (filters[name] === NO_FILTERS[name]) return;
		active.push({
			name,
			label,
			without: {
				...filters,
				[name]: NO_FILTERS[name]
			}
		});
	};
	add("productType", filters.productType);
	for (const kind of filters.kinds) {
		const without = {
			...filters,
			kinds: filters.kinds.filter((one) => one !== kind)
		};
		active.push({
			name: "kinds",
			label: PLACE_KIND_LABELS[kind],
			without
		});
	}
	add("radius", `Within ${filters.radius} miles`);
	add("openNow", "Open now");
	add("openSaturday", "Open this Saturday");
	add("openOn", openOnLabel(filters.openOn));
	add("organic", "Organic");
	for (const feature of filters.features) {
		const without = {
			...filters,
			features: filters.features.filter((one) => one !== feature)
		};
		active.push({
			name: "features",
			label: FEATURE_LABELS[feature],
			without
		});
	}
	return active;
}
/**
* @param more other things that narrow a search down
* @returns the filters other than the radius as a sentence has them: "Baked Goods, Open now and SNAP"; ''
* without any
*/
function filterNames(filters, ...more) {
	const names = activeFilters({
		...filters,
		radius: NO_FILTERS.radius
	}).map(({ label }) => label);
	names.push(...more.filter((name) => name !== ""));
	const last = names.pop();
	return names.length > 0 ? `${names.join(", ")} and ${last}` : last ?? "";
}
/** @returns the filters with one feature switched on or off */
function toggleFeature(filters, feature) {
	const isOn = filters.features.includes(feature);
	return {
		...filters,
		features: FEATURES.filter((one) => one === feature ? !isOn : filters.features.includes(one))
	};
}
/** @returns the next larger radius that a person can choose, or null when it is the largest already */
function widerRadius(radius) {
	return RADIUS_CHOICES.find((choice) => choice > radius) ?? null;
}
/** @returns the call's address */
function placesAddress(kind, call) {
	const { zipCode, search, filters, sort = "nearest", page = 1, limit } = call;
	return withQuery(kind === "markets" ? "/api/farmers-markets" : "/api/local-farms", {
		zipCode,
		search,
		...writePlaceFilters(filters),
		sort: sort === "nearest" ? void 0 : sort,
		...pageWindow(page),
		...limit !== void 0 && { limit },
		view: "card"
	});
}
export { writeIsAll as _, pageWindow as a, readPlaceFilters as c, writePlaceFilters as d, cardsAsked as f, restOfPage as g, readIsAll as h, filterNames as i, toggleFeature as l, pagesOf as m, PLACE_SORTS as n, placesAddress as o, isPastEnd as p, activeFilters as r, readPage as s, NO_FILTERS as t, widerRadius as u };
