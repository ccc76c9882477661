import { It as pictureAddress, yn as CategoryArt } from "../entry-server.js";
import { t as DemonstrationMark } from "./demonstration-mark-BB5aBiCT.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/parts/product-picture.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A product's first photograph, else a drawn still life of its category; 4:3, as wide as its parent. */
function ProductPicture({ product, sizes, eager, isMarked = false }) {
	const { id, name, category, imageUrl, images } = product;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "relative aspect-4/3 overflow-hidden rounded-[inherit]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(imageUrl),
			alt: images[0]?.alt || name,
			sizes,
			eager,
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
				category,
				seed: id,
				name,
				eager: eager ?? false
			})
		}), isMarked && product.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemonstrationMark, {})]
	});
}
export { ProductPicture as t };
