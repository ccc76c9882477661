import { r as FARMING_PRACTICES, t as AVAILABILITIES } from "./shop-Dv2K-8bW.js";
import { o as RADIUS_CHOICES } from "./limits-gK5FhdH4.js";
import { i as dollars, r as centsOf, t as amountOf } from "./money-C_WGm-47.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { t as readText } from "./address-text-BSXNFrGW.js";
import { t as calendarDay } from "./calendar-day-DfEsWEXS.js";
import { t as dayLabel } from "./day-label-BVtYgs0M.js";
// src/marketplace/shop/address/shop-filters.ts
var NO_FILTERS = {
	minPrice: "",
	maxPrice: "",
	practice: "",
	availability: "",
	organic: false,
	zipCode: "",
	radius: 25,
	pickupOn: ""
};
var AVAILABILITY_LABELS = {
	"in-stock": "In stock",
	"low-stock": "Low stock"
};
/** @returns "Regenerative" */
var practiceLabel = (practice) => practice.charAt(0).toUpperCase() + practice.slice(1);
/** @returns a day of the calendar as an address has it; '' for what is none */
function readDay(text) {
	const day = text?.trim() ?? "";
	return day.startsWith("2") ? calendarDay(day) ?? "" : "";
}
var isYes = (text) => [
	"true",
	"1",
	"yes",
	"on"
].includes(text?.toLowerCase() ?? "");
var pick = (values, text) => values.find((value) => value === text) ?? "";
/** @returns an amount as an address has it ("$ 1,200.50" is "1200.5"); '' for what is none */
function readPrice(text) {
	const cents = centsOf((text ?? "").replace(/[$,\s]/g, ""));
	return cents === null ? "" : String(amountOf(cents));
}
/**
* @returns the filters in an address; whatever is not a filter counts as absent, and a range that is the
* wrong way round is turned
*/
function readShopFilters(query) {
	const [from, to] = [readPrice(query.get("minPrice")), readPrice(query.get("maxPrice"))];
	const isTurned = from !== "" && to !== "" && Number(from) > Number(to);
	const miles = Number(query.get("radius"));
	return {
		minPrice: isTurned ? to : from,
		maxPrice: isTurned ? from : to,
		practice: pick(FARMING_PRACTICES, query.get("practice")),
		availability: pick(AVAILABILITIES, query.get("availability")),
		organic: isYes(query.get("organic")),
		zipCode: readText(query, "zipCode", 60),
		radius: RADIUS_CHOICES.find((choice) => choice === miles) ?? NO_FILTERS.radius,
		pickupOn: readDay(query.get("pickupOn"))
	};
}
/** @returns the filters as they stand in an address, ours or the API's: only what differs from none at all */
function writeShopFilters(filters) {
	return {
		minPrice: filters.minPrice,
		maxPrice: filters.maxPrice,
		practice: filters.practice,
		availability: filters.availability,
		organic: filters.organic || void 0,
		zipCode: filters.zipCode,
		radius: filters.zipCode && filters.radius !== NO_FILTERS.radius ? filters.radius : void 0,
		pickupOn: filters.zipCode ? filters.pickupOn : void 0
	};
}
var inDollars = (price) => dollars(centsOf(price) ?? 0).replace(/\.00$/, "");
function priceLabel({ minPrice, maxPrice }) {
	if (maxPrice === "") return `From ${inDollars(minPrice)}`;
	if (minPrice === "") return `Up to ${inDollars(maxPrice)}`;
	return `${inDollars(minPrice)} to ${inDollars(maxPrice)}`;
}
/** @returns the active filters in the order in which the bar offers them */
function activeShopFilters(filters) {
	const active = [];
	const add = (label, cleared, isPlace) => active.push({
		label,
		without: {
			...filters,
			...cleared
		},
		...isPlace && { isPlace }
	});
	const { minPrice, maxPrice, practice, availability, organic, zipCode, radius, pickupOn } = filters;
	if (minPrice !== "" || maxPrice !== "") add(priceLabel(filters), {
		minPrice: "",
		maxPrice: ""
	});
	if (practice !== "") add(`${practiceLabel(practice)} farming`, { practice: "" });
	if (availability !== "") add(AVAILABILITY_LABELS[availability], { availability: "" });
	if (organic) add("Organic", { organic: false });
	if (zipCode !== "" && pickupOn !== "") add(`Pickup on ${dayLabel(pickupOn, 3)}`, { pickupOn: "" });
	if (zipCode !== "") add(`Within ${radius} miles of ${readZip(zipCode) ?? zipCode}`, {
		zipCode: "",
		radius: NO_FILTERS.radius,
		pickupOn: ""
	}, true);
	return active;
}
export { readShopFilters as a, practiceLabel as i, NO_FILTERS as n, writeShopFilters as o, activeShopFilters as r, AVAILABILITY_LABELS as t };
