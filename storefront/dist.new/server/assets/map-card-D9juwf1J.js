import { t as X } from "./x-BHkNfOAH.js";
import { kr as IconButton } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/map/map-card.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* A result's card: as it is in the list, and while it lies on the map not too tall, with a button that puts
* it away.
*/
function MapCard({ isChosen, onClose, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [isChosen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		label: "Close",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
			"aria-hidden": true,
			size: 20
		}),
		onClick: onClose,
		className: "absolute -top-6 right-2 z-10 hidden! rounded-full! border border-edge bg-card group-data-narrow-map/results:not-print:max-lg:inline-flex!"
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		"data-map-card": isChosen || void 0,
		className: "map-card",
		children
	})] });
}
/** @returns how many pixels of a map's lower part the chosen card covers; 0 where it is beside the map */
function coveredBelow(map) {
	const card = document.querySelector("[data-map-card]")?.getBoundingClientRect();
	if (!card || card.height === 0) return 0;
	const { top, bottom, left, right } = map.getBoundingClientRect();
	return card.left < right && card.right > left && card.top > top && card.top < bottom ? bottom - card.top : 0;
}
export { coveredBelow as n, MapCard as t };
