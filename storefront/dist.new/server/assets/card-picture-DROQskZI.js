import { It as pictureAddress, yn as CategoryArt, zr as PlaceThumbnail } from "../entry-server.js";
import { t as DemonstrationMark } from "./demonstration-mark-BB5aBiCT.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/cards/card-picture.tsx
var import_jsx_runtime = require_jsx_runtime();
/** As wide as a card of the lists: a strip of it on phones, a third of the page on desks. */
var CARD_SIZES = "(min-width: 1100px) 18rem, (min-width: 640px) 45vw, 7rem";
/** The place's photograph, else a drawn map of its state with a pin. */
function PlacePicture({ place, eager }) {
	const address = pictureAddress(place.imageUrl ?? null);
	const drawing = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
		latitude: place.isApproximate ? null : place.latitude,
		longitude: place.isApproximate ? null : place.longitude,
		state: place.state ?? null,
		kind: place.kind ?? "on_farm_market",
		seed: place.id,
		eager
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "thumbnail",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address,
			alt: place.name,
			sizes: CARD_SIZES,
			eager,
			otherwise: drawing
		}), place.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemonstrationMark, {})]
	});
}
/** The farmer's photograph, else a drawn still life of the category. */
function ListingThumbnail({ listing, eager }) {
	const address = pictureAddress(listing.imageUrl);
	const drawing = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
		category: listing.category,
		seed: listing.id,
		name: listing.productName,
		eager: eager ?? false
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "thumbnail",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address,
			alt: listing.imageAlt ?? listing.productName,
			sizes: CARD_SIZES,
			eager,
			otherwise: drawing
		}), listing.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemonstrationMark, {})]
	});
}
export { PlacePicture as n, ListingThumbnail as t };
