import { It as pictureAddress, yn as CategoryArt, zr as PlaceThumbnail } from "../entry-server.js";
import { t as DemonstrationMark } from "./demonstration-mark-BB5aBiCT.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/pictures/card-thumbnail.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The picture of anything that is bought or visited: its photo, else a drawing of what it is. */
function CardThumbnail({ card, eager = false }) {
	const { key, name, category, place } = card;
	const drawing = place ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceThumbnail, {
		latitude: place.latitude,
		longitude: place.longitude,
		state: place.state,
		kind: place.kind ?? "on_farm_market",
		seed: key,
		eager
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
		category: category ?? "other",
		seed: Number(key.split("-")[1]),
		name,
		eager
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "thumbnail",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
			address: pictureAddress(card.imageUrl),
			alt: "",
			sizes: "7rem",
			eager,
			otherwise: drawing
		}), card.isDemonstration && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DemonstrationMark, {})]
	});
}
export { CardThumbnail as t };
