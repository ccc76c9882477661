import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as toast } from "./toast-BS915kXo.js";
import { n as OWN_PRODUCTS, u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
import { n as EMPTY_PRODUCT, r as isOneOf, t as ProductForm } from "./product-form-B9E8h67X.js";
import { i as UNIT_LABELS } from "./categories-Iwfar9G4.js";
import { l as PRODUCT_CATEGORIES } from "./shop-Dv2K-8bW.js";
import { i as dollars, t as amountOf } from "./money-C_WGm-47.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { It as pictureAddress } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/product-form/listing-price.rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var UNIT_WORDS = {
	each: "each",
	ea: "each",
	piece: "each",
	apiece: "each",
	lb: "pound",
	lbs: "pound",
	pound: "pound",
	basket: "basket",
	dozen: "dozen",
	doz: "dozen",
	dz: "dozen",
	bunch: "bunch"
};
var PRICE = /^\$?\s*(\d{1,6}|\d{1,3},\d{3})(?:\.(\d{1,2}))?\s*(?:(?:\/|per|an?)?\s*([a-z]+)\.?)?$/;
/**
* @param price as the farmer typed it: "4.50", "$4.50", "4.50/lb"
* @param unit the listing's
* @returns null where it is words ("Ask us"), several at once ("3 for $10"), a range, or where the text names
* another unit than the listing: then only the farmer knows
*/
function readListingPrice(price, unit) {
	const parts = PRICE.exec(price.trim().toLowerCase());
	if (!parts) return null;
	const [, whole = "", places = "", word] = parts;
	const cents = Number(whole.replace(",", "")) * 100 + Number(places.padEnd(2, "0"));
	const named = word === void 0 ? unit : UNIT_WORDS[word];
	if (cents === 0 || named === void 0 || named !== unit && unit !== "other") return null;
	return {
		cents,
		unit: named
	};
}
// src/marketplace/vendor/product-form/product-of-listing.ts
/** @returns the form of a product as far as a listing fills it in; how many there are is always asked */
function productOfListing(listing) {
	const { productName, description, category } = listing;
	const price = readListingPrice(listing.price, listing.unit);
	return {
		...EMPTY_PRODUCT,
		name: productName,
		description,
		category: isOneOf(PRODUCT_CATEGORIES, category) ? category : "",
		unit: price?.unit ?? "",
		price: price ? amountOf(price.cents).toFixed(2) : ""
	};
}
/** @returns what the form says below the price, for the farmer to check */
function priceQuestion({ price, unit }) {
	const found = readListingPrice(price, unit);
	if (!found) return `Your listing says “${price}”. Please enter the price of one unit.`;
	const per = formatUnit(found.unit) || `(unit: ${UNIT_LABELS[found.unit]})`;
	return `Your listing says “${price}”. We read that as ${dollars(found.cents)} ${per}. Please check it.`;
}
/** @returns a listing's photo as one that was just chosen; none where it has none, or it cannot be had */
async function pictureOfListing({ id, imageUrl, imageAlt }) {
	const address = pictureAddress(imageUrl);
	if (!address?.startsWith("/")) return [];
	try {
		const answer = await fetch(address);
		const picture = answer.ok ? await answer.blob() : null;
		if (!picture || !/^image\/(jpeg|png)$/.test(picture.type)) return [];
		const file = new File([picture], `listing-${id}`, { type: picture.type });
		return [{
			id: `listing-${id}`,
			url: null,
			file,
			alt: imageAlt ?? ""
		}];
	} catch {
		return [];
	}
}
// src/marketplace/vendor/product-form/new-product.tsx
var import_jsx_runtime = require_jsx_runtime();
var NO_PICTURES = [];
/** The form that adds a product. */
function NewProduct({ userId, vendor, listing }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const [saved] = (0, import_react.useState)(() => listing ? productOfListing(listing.of) : EMPTY_PRODUCT);
	const onSent = (product) => {
		refreshVendor(client, OWN_PRODUCTS, "/api/products");
		const description = vendor.isApproved ? `${product.name} is in the marketplace.` : `${product.name} will appear once you’re approved.`;
		toast({
			title: "Product added",
			description
		});
		navigate(paths.vendorDashboard);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductForm, {
		label: "Add Product",
		vendor,
		userId,
		draftName: listing ? `farmgate-product-draft-listing-${listing.of.id}` : "farmgate-product-draft",
		saved,
		kept: listing?.pictures ?? NO_PICTURES,
		priceHelp: listing && priceQuestion(listing.of),
		path: "/api/products",
		method: "POST",
		submitLabel: "Add Product",
		pendingLabel: "Adding...",
		onSent
	});
}
export { NewProduct, pictureOfListing as t };
