// ../backend/src/contract/directory/product-types.ts
/** What places sell, in words that people read and filter by. Free of zod. */
/** The one vocabulary of product types; importers and forms map what they read onto it. */
var PRODUCT_TYPES = [
	"Fresh Vegetables",
	"Fresh Fruits",
	"Eggs",
	"Dairy Products",
	"Cheese",
	"Meat",
	"Poultry",
	"Seafood",
	"Honey",
	"Baked Goods",
	"Preserves",
	"Maple Syrup",
	"Herbs",
	"Mushrooms",
	"Beans",
	"Grains",
	"Nuts",
	"Flowers",
	"Plants",
	"Nursery Stock",
	"Trees",
	"Seeds",
	"Prepared Foods",
	"Coffee & Tea",
	"Juices & Ciders",
	"Wine & Spirits",
	"Tofu",
	"Wild Harvest",
	"Artisan Goods",
	"Soap & Body Care",
	"Pet Food",
	"Organic Vegetables",
	"Fresh Produce"
];
/** The first option of the product-type filter: no filter at all. */
var ALL_PRODUCTS = "All Products";
/** The options of the product-type filter. */
var PRODUCT_TYPE_FILTERS = [
	ALL_PRODUCTS,
	"Fresh Produce",
	"Organic Vegetables",
	"Fresh Fruits",
	"Baked Goods",
	"Dairy Products",
	"Meat & Poultry",
	"Flowers & Plants",
	"Artisan Goods",
	"Honey & Preserves"
];
/**
* The product-type filter's rule: case does not count, and either text may contain the other.
* @param filter what the person chose; empty and 'All Products' match everything
* @param types the product types of one place
*/
function matchesProductType(filter, types) {
	const wanted = filter?.trim().toLowerCase() ?? "";
	if (wanted === "" || wanted === "All Products".toLowerCase()) return true;
	return types.some((type) => {
		const offered = type.toLowerCase();
		return offered.includes(wanted) || wanted.includes(offered);
	});
}
/**
* The words of the vocabulary that a filter stands for, so that a database can look for them.
* @returns null when the filter does not narrow anything; an empty list when nothing can match
*/
function productTypesForFilter(filter) {
	if (matchesProductType(filter, [])) return null;
	return PRODUCT_TYPES.filter((type) => matchesProductType(filter, [type]));
}
export { productTypesForFilter as i, PRODUCT_TYPES as n, PRODUCT_TYPE_FILTERS as r, ALL_PRODUCTS as t };
