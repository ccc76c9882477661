import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { r as useNearPlace } from "./near-zip-DZKG3p2j.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Share2 } from "./share-2-B2OK1r51.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { a as categoryLabel } from "./categories-Iwfar9G4.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
import { i as MADE_TO_ORDER, p as stockLabel } from "./shop-Dv2K-8bW.js";
import { Sn as Badge, kr as IconButton } from "../entry-server.js";
import { n as reachLine, r as reachOf, t as isReachable } from "./reach--HbYTlma.js";
import { t as share } from "./share-D3MRXcNX.js";
import { t as backOnText } from "./back-on-Dd34MRdi.js";
import { t as Rating } from "./rating-CS-mmOLp.js";
// ../node_modules/lucide-react/dist/esm/icons/leaf.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "leaf",
	size: 24,
	node: [["path", {
		d: "M11 20a10 10 0 0010-10 25.9 25.9 0 00-1.04-7.281 1 1 0 00-1.755-.325C15.833 5.5 13 5.5 9.8 6.1A7 7 0 0011 20",
		key: "1wjnjv"
	}], ["path", {
		d: "M2 21a5 5 0 012.911-4.544C7.613 15.212 8.351 15.24 11 13",
		key: "c1ejpn"
	}]]
};
__iconData.node;
var Leaf = createLucideIcon(__iconData);
// src/marketplace/parts/share-button.tsx
var import_jsx_runtime = require_jsx_runtime();
function ShareButton({ name, path, className }) {
	const { publicUrl } = usePublicConfig();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
		label: `Share: ${name}`,
		title: "Share",
		className: clsx("noscript:hidden!", className),
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, {
			"aria-hidden": true,
			size: 20
		}),
		onClick: () => void share(name, publicUrl + path)
	});
}
// src/marketplace/parts/reach-line.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* How the visitor gets a product: "Pickup 3 mi", "Ships", or why not.
* @param isLead it stands by itself, and not among a card's other facts
*/
function ReachLine({ methods, from, isLead = false }) {
	const place = useNearPlace();
	const line = reachLine(methods, from, place);
	if (line === null) return null;
	const canBeHad = isReachable(reachOf(methods, from, place));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("flex items-start", isLead ? "gap-2.5" : "gap-1", canBeHad ? "font-semibold text-leaf" : isLead ? "font-semibold" : "text-soft"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "map-pin",
			className: clsx("shrink-0", isLead ? "mt-1 size-4.5" : "mt-0.5 size-3.5")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "min-w-0 wrap-anywhere",
			children: line.split(/(?<= ·) /).map((way) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "inline-block",
				children: way
			}), " "] }, way))
		})]
	});
}
/** The same as an item of a list that has every way already: it stands there once a ZIP code is known. */
function NearReach(props) {
	if (!useNearPlace()) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		className: "text-base",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReachLine, {
			...props,
			isLead: true
		})
	});
}
// src/marketplace/shop/cards/card-facts.tsx
function CardBadges({ product: { category, isOrganic } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap gap-1.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: categoryLabel(category) }), isOrganic && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
			tone: "outline",
			icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Leaf, {
				"aria-hidden": true,
				size: 12
			}),
			children: "Organic"
		})]
	});
}
/** The vendor has a page of its own: its link lies above the one that covers the card. */
function CardVendor({ product: { vendor } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "min-w-0 text-sm text-soft wrap-anywhere",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.vendor(vendor.id),
			className: "hit relative z-10 line-clamp-1 font-medium text-ink hover:text-leaf hover:underline",
			children: vendor.businessName
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "line-clamp-1",
			children: [
				vendor.city,
				", ",
				vendor.state
			]
		})]
	});
}
/** "In Stock (42)", "Only 3 left", "Out of Stock", "Made to order", "Back on Monday, Dec 7" */
function StockText({ product, className }) {
	const { inventory, madeToOrder, vendor } = product;
	if (vendor.backOn) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: clsx("font-semibold", className),
		children: backOnText(vendor.backOn)
	});
	if (madeToOrder) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: clsx("text-leaf", className),
		children: MADE_TO_ORDER
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("tabular-nums", inventory > 10 ? "text-leaf" : inventory > 0 ? "font-semibold text-clay" : "text-soft", className),
		children: [stockLabel(inventory), inventory > 10 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "text-soft",
			children: [
				" (",
				formatCount(inventory),
				")"
			]
		})]
	});
}
/** How one gets it, what is left of it, and what its buyers say. */
function CardFacts({ product }) {
	const { rating, reviewCount, nextPickup } = product;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		className: "flex flex-wrap items-center gap-x-3 gap-y-1 text-xs",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "basis-full",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReachLine, {
					methods: product.shippingMethods,
					from: product.vendor
				})
			}),
			nextPickup && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "basis-full wrap-anywhere",
				children: nextPickup.text
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StockText, { product }) }),
			rating !== null && reviewCount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
				rating,
				count: reviewCount
			}) })
		]
	});
}
export { NearReach as a, StockText as i, CardFacts as n, ShareButton as o, CardVendor as r, Leaf as s, CardBadges as t };
