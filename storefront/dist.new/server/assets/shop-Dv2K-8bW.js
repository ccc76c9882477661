import { n as LISTING_CATEGORIES } from "./categories-Iwfar9G4.js";
// ../backend/src/contract/marketplace/shop.ts
/** What the marketplace deals in: categories, practices, methods, limits. Free of zod. */
/** The listings' categories without 'other'. */
var PRODUCT_CATEGORIES = LISTING_CATEGORIES.filter((category) => category !== "other");
var FARMING_PRACTICES = [
	"conventional",
	"organic",
	"regenerative",
	"sustainable",
	"biodynamic"
];
/** How a vendor, or one product, reaches a buyer. */
var SHIPPING_METHODS = [
	"pickup",
	"local_delivery",
	"regional_shipping",
	"nationwide_shipping"
];
var SHIPPING_METHOD_LABELS = {
	pickup: "Pickup",
	local_delivery: "Local delivery",
	regional_shipping: "Regional shipping",
	nationwide_shipping: "Nationwide shipping"
};
var PRODUCT_SORTS = [
	"newest",
	"price-low",
	"price-high",
	"popular",
	"rating"
];
var AVAILABILITIES = ["in-stock", "low-stock"];
/** @returns 'In Stock', 'Only 3 left' or 'Out of Stock' */
function stockLabel(inventory) {
	if (inventory > 10) return "In Stock";
	return inventory > 0 ? `Only ${inventory} left` : "Out of Stock";
}
/** The most of a product that a vendor can ask to be told at. */
var MAX_LOW_STOCK_AT = 1e3;
/** What is said instead where the stock is not counted. */
var MADE_TO_ORDER = "Made to order";
/** A vendor's share that Farmgate keeps unless staff set another: "0.12" is 12 %. */
var DEFAULT_COMMISSION_RATE = "0.12";
/** The largest number of units of one product in a cart, and in stock. */
var MAX_QUANTITY = 1e5;
/** The largest products file, in bytes. */
var MAX_PRODUCTS_FILE_BYTES = 1048576;
var PRODUCTS_FILE_SIZE_MESSAGE = "This file is larger than 1 MB. Split it into smaller files and import them one by one.";
export { MAX_LOW_STOCK_AT as a, PRODUCTS_FILE_SIZE_MESSAGE as c, SHIPPING_METHODS as d, SHIPPING_METHOD_LABELS as f, MADE_TO_ORDER as i, PRODUCT_CATEGORIES as l, DEFAULT_COMMISSION_RATE as n, MAX_PRODUCTS_FILE_BYTES as o, stockLabel as p, FARMING_PRACTICES as r, MAX_QUANTITY as s, AVAILABILITIES as t, PRODUCT_SORTS as u };
