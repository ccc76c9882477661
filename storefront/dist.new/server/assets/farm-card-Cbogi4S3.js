import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as CARD_LIMITS } from "./limits-gK5FhdH4.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { Sn as Badge, q as Tags } from "../entry-server.js";
import { n as InBusiness, r as PlaceReviews, t as PlaceCard } from "./place-card-X4JriVNj.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/cards/farm-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What a farm sells and offers to do, and what people say of it. */
function FarmCardOffers({ place }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
			label: "Products",
			items: place.productTypes,
			limit: CARD_LIMITS.farmProductTypes
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
			label: "Activities",
			items: place.farmActivities,
			limit: CARD_LIMITS.farmActivities,
			tone: "outline"
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceReviews, {
			place,
			limit: CARD_LIMITS.farmReviews
		})
	] });
}
/** A farm, stand, CSA or u-pick among results. */
var FarmCard = (0, import_react.memo)(function FarmCard({ place, eager }) {
	const badges = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Local Farm" }),
		place.sellsOnline && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Shop online" }),
		place.organicCertified && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
			tone: "sun",
			children: "Organic"
		})
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceCard, {
		place,
		eager,
		badges,
		status: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InBusiness, { place }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmCardOffers, { place })
	});
});
export { FarmCardOffers as n, FarmCard as t };
