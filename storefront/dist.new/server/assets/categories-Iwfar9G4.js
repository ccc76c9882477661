// ../backend/src/contract/directory/categories.ts
/** Categories and units of listings. Free of zod. */
/** The categories of a listing, in the order in which the screens offer them. */
var LISTING_CATEGORIES = [
	"vegetables",
	"fruits",
	"herbs",
	"dairy",
	"eggs",
	"honey",
	"meat",
	"poultry",
	"seafood",
	"grains",
	"seeds",
	"nuts",
	"baked-goods",
	"preserves",
	"beverages",
	"flowers",
	"plants",
	"artisan-goods",
	"other"
];
/** The category tiles of the home page; 'other' is shown as 'More'. */
var HOME_CATEGORIES = [
	"vegetables",
	"fruits",
	"herbs",
	"dairy",
	"eggs",
	"other"
];
var UNITS = [
	"each",
	"pound",
	"basket",
	"dozen",
	"bunch",
	"other"
];
/** What a unit is called in a choice of units. */
var UNIT_LABELS = {
	each: "Each",
	pound: "per Pound (lb)",
	basket: "per Basket",
	dozen: "per Dozen",
	bunch: "per Bunch",
	other: "Other"
};
/** @returns a category as people read it: "baked-goods" is "Baked Goods" */
function categoryLabel(category) {
	return category.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}
/** @returns whether `text` is one of the listing categories */
function isListingCategory(text) {
	return LISTING_CATEGORIES.includes(text);
}
export { categoryLabel as a, UNIT_LABELS as i, LISTING_CATEGORIES as n, isListingCategory as o, UNITS as r, HOME_CATEGORIES as t };
