import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as FormSkeleton } from "./form-skeleton-CQ1-5g86.js";
import { NewProduct, t as pictureOfListing } from "./new-product-CksypPnR.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/product-form/listing-product.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** The listing's photo, fetched to be sent with the product; null while it is on its way. */
function usePictures(listing) {
	const [pictures, setPictures] = (0, import_react.useState)(null);
	(0, import_react.useEffect)(() => {
		if (!listing || pictures) return;
		let isHere = true;
		pictureOfListing(listing).then((found) => isHere && setPictures(found));
		return () => void (isHere = false);
	}, [listing, pictures]);
	return pictures;
}
/** The form of a product that is filled in from one of the person's own listings. */
function ListingProduct({ userId, vendor, listingId }) {
	const { data, error, refetch } = useQuery(apiQuery(`/api/farmer/listings/${listingId}`));
	const [listing, setListing] = (0, import_react.useState)();
	if (data && !listing) setListing(data);
	const pictures = usePictures(listing);
	if (listing && pictures) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "mb-8 max-w-measure rounded-control bg-moss px-4 py-3 text-sm wrap-anywhere",
		children: [
			"We filled this in from your listing “",
			listing.productName,
			"”. Check the price and tell us how many you have. Your listing stays as it is."
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewProduct, {
		userId,
		vendor,
		listing: {
			of: listing,
			pictures
		}
	})] });
	if (error instanceof ApiError && error.status === 404) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		heading: "h2",
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "Listing not found",
		hint: "It may have been deleted, or it belongs to another account.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.newProduct,
			children: "Add a product"
		})
	});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your listing.",
		error,
		onRetry: refetch
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {});
}
export { ListingProduct };
