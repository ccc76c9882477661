import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as CARD_LIMITS } from "./limits-gK5FhdH4.js";
import { i as FEATURE_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { Sn as Badge, q as Tags } from "../entry-server.js";
import { n as InBusiness, r as PlaceReviews, t as PlaceCard } from "./place-card-X4JriVNj.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/cards/market-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** How many features a card shows; its details have all of them. */
var FEATURES_SHOWN = 4;
/** What a phone's card has room for: the ways to pay that people have to know of before they come. */
var PAYMENT_FEATURES = /* @__PURE__ */ new Set([
	"snap",
	"wic",
	"wic_fmnp",
	"senior_fmnp",
	"snap_match"
]);
/** A farmers market among the results of the home page. */
var MarketCard = (0, import_react.memo)(function MarketCard({ place, eager }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceCard, {
		place,
		eager,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
			label: "Products",
			items: place.productTypes,
			limit: CARD_LIMITS.marketProductTypes
		})
	});
});
/** On phones one quiet line of the ways to pay; on wider screens badges. */
function Features({ features = [] }) {
	const labels = features.map((feature) => FEATURE_LABELS[feature]);
	const payments = features.filter((feature) => PAYMENT_FEATURES.has(feature)).map((feature) => FEATURE_LABELS[feature]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "max-sm:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
			label: "Features",
			items: labels,
			limit: FEATURES_SHOWN,
			tone: "outline"
		})
	}), payments.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "line-clamp-1 text-sm text-soft sm:hidden",
		children: ["Takes ", payments.join(", ")]
	})] });
}
/** A farmers market on its own screen: with its state, description, features and reviews. */
var MarketScreenCard = (0, import_react.memo)(function MarketScreenCard({ place, eager }) {
	const isInBusiness = place.businessStatus === void 0;
	const isOrganic = place.organicOptions || place.organicCertified;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(PlaceCard, {
		place,
		eager,
		badges: (isOrganic || !isInBusiness) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [!isInBusiness && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
			tone: "clay",
			children: "Closed"
		}), isOrganic && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Organic Options Available" })] }),
		status: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InBusiness, { place }),
		children: [
			place.description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "place-card-about",
				children: place.description
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tags, {
				label: "Products",
				items: place.productTypes,
				limit: CARD_LIMITS.marketProductTypes
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Features, { features: place.features }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceReviews, {
				place,
				limit: CARD_LIMITS.marketScreenReviews
			})
		]
	});
});
export { MarketScreenCard as n, MarketCard as t };
