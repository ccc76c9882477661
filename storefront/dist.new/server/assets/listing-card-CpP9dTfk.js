import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { a as categoryLabel } from "./categories-Iwfar9G4.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { a as formatMiles, c as phoneHref, s as mailHref } from "./format-DqpZFbOp.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { o as priceInDollars, r as formatUnit, t as formatPrice } from "./prices-DvN7lvqV.js";
import { Ar as iconButtonClass, Rr as track, Sn as Badge, xn as Card } from "../entry-server.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { n as placeLine, t as isNewListing } from "./listing-facts-4WX2zTBs.js";
import { t as ListingThumbnail } from "./card-picture-DROQskZI.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/cards/listing-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
function Price({ listing: { price, unit } }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "price",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: formatPrice(price) }), priceInDollars(price) !== null && ` ${formatUnit(unit)}`]
	});
}
/** Above the link that covers the card. */
function Contact({ href, label, icon, onFollow }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href,
		"aria-label": label,
		title: label,
		onClick: onFollow,
		className: iconButtonClass("listing-card-contact"),
		children: icon
	});
}
function Contacts({ listing: { id: listingId, email, phone, farmName, productName } }) {
	const who = farmName ?? `the farmer selling ${productName}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [phone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contact, {
		href: phoneHref(phone),
		label: `Call ${who}`,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "phone",
			className: "size-4.5"
		}),
		onFollow: () => track("contact_click", {
			listingId,
			method: "phone"
		})
	}), email && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contact, {
		href: mailHref(email),
		label: `Email ${who}`,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "mail",
			className: "size-4.5"
		}),
		onFollow: () => track("contact_click", {
			listingId,
			method: "email"
		})
	})] });
}
/** A produce listing. All of it is one link to the listing; the ways to reach the farmer are their own. */
var ListingCard = (0, import_react.memo)(function ListingCard({ listing, from, eager }) {
	const place = placeLine(listing);
	const isNew = isNewListing(listing, useNow());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		isLink: true,
		className: "group h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "listing-card",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "listing-card-picture",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingThumbnail, {
					listing,
					eager
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
					itemKey: `listing-${listing.id}`,
					name: listing.productName,
					onPicture: true
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "listing-card-words",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "badges",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: categoryLabel(listing.category) }), isNew && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
							tone: "clay",
							children: "New"
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: listing.productName }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Price, { listing }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "listing-card-from",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [listing.farmName && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: listing.farmName }), place && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: place })] }), listing.distanceMiles !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: formatMiles(listing.distanceMiles) })]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "listing-card-ways",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
							to: paths.listing(listing.id),
							"aria-label": `View Details: ${listing.productName}`,
							onClick: () => track("view_listing", {
								listingId: listing.id,
								from
							}),
							className: "listing-card-link cover",
							children: ["View Details", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "arrow-right" })]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Contacts, { listing })]
					})
				]
			})]
		})
	});
});
export { ListingCard as t };
