import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { $n as placePath, Ft as shownSocialLinks, K as directionsAddress, Rr as track, xn as Card } from "../entry-server.js";
import { n as PlacePicture } from "./card-picture-DROQskZI.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { a as formatMiles, c as phoneHref, i as formatDate, l as webAddress, o as formatPhone } from "./format-DqpZFbOp.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { i as PlaceWeek, n as SuggestCorrection, o as seasonTexts, r as OpenSummary, t as SocialLinks } from "./social-links-9_mzPnuh.js";
import { n as hasOpenBadge } from "./place-card-BqWm069g.js";
import { c as businessStatusLabel, i as FEATURE_LABELS } from "./place-kinds-CWS_TYgm.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as Rating } from "./rating-CS-mmOLp.js";
// src/directory/search/results/selection.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var SelectionContext = (0, import_react.createContext)(null);
/**
* Gives the focus to a result's pin on the map, where it stands alone.
* @returns whether there is one
*/
function focusPin(id) {
	const pin = document.querySelector(`[data-point="${CSS.escape(id)}"]`);
	pin?.focus({ preventScroll: true });
	return pin !== null;
}
/** The element of a result's card. */
var resultElementId = (id) => `result-${id}`;
/** What is highlighted in the list and on the map at once. */
function useSelection() {
	const [selected, setSelected] = (0, import_react.useState)({
		id: null,
		from: "list"
	});
	(0, import_react.useEffect)(() => {
		if (selected.id === null || selected.from === "list") return;
		const card = document.getElementById(resultElementId(selected.id));
		const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
		card?.focus({ preventScroll: true });
		card?.scrollIntoView({
			block: "nearest",
			behavior: isStill ? "instant" : "smooth"
		});
	}, [selected]);
	const fromList = (0, import_react.useCallback)((id) => {
		setSelected((before) => before.id === id ? before : {
			id,
			from: "list"
		});
	}, []);
	const fromMap = (0, import_react.useCallback)((id) => setSelected({
		id,
		from: "map"
	}), []);
	const isFromMap = selected.from === "map";
	return (0, import_react.useMemo)(() => ({
		id: selected.id,
		isFromMap,
		fromList,
		fromMap
	}), [
		selected.id,
		isFromMap,
		fromList,
		fromMap
	]);
}
/** One card's part in the selection. */
function useSelectable(id) {
	const selection = (0, import_react.useContext)(SelectionContext);
	const isSelected = selection?.id === id;
	return {
		isSelected,
		isFromMap: isSelected && selection.isFromMap,
		select: () => selection?.fromList(id),
		clear: () => selection?.fromMap(null)
	};
}
/**
* Leads from a card to its pin, once the map shows that alone.
* @returns null where no map is beside the list
*/
function useShowOnMap(id) {
	const selection = (0, import_react.useContext)(SelectionContext);
	if (!selection?.hasMap) return null;
	return () => {
		selection.fromList(id);
		requestAnimationFrame(() => requestAnimationFrame(() => focusPin(id)));
	};
}
// src/directory/cards/place-actions.tsx
var import_jsx_runtime = require_jsx_runtime();
function Action({ href, label, icon, rel, onFollow, isForScreens, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		href,
		rel,
		"aria-label": label,
		onClick: onFollow,
		className: clsx("place-action", isForScreens && "print:hidden"),
		children: [icon, children]
	});
}
/** Phone, directions and website: each where it is known. Without a website, its pages in social networks. */
function PlaceActions({ place }) {
	const { id: placeId, name, phone, movedTo, address } = place;
	const website = webAddress(place.website ?? null);
	const showOnMap = useShowOnMap(placeId);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "place-card-actions",
		children: [
			phone && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Action, {
				href: phoneHref(phone),
				label: `Call ${name}, ${formatPhone(phone)}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "phone" }),
				onFollow: () => track("call_farm", { placeId }),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "sm:hidden",
					children: "Call"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "max-sm:hidden",
					children: formatPhone(phone)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Action, {
				href: directionsAddress(name, movedTo ?? address),
				label: `Directions to ${name}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "map-pinned" }),
				rel: "noopener",
				onFollow: () => track("view_farm_on_map", { placeId }),
				isForScreens: true,
				children: "Directions"
			}),
			website && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Action, {
				href: website,
				label: `Website of ${name}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "globe" }),
				rel: "ugc nofollow noopener",
				onFollow: () => track("visit_farm_website", { placeId }),
				children: "Website"
			}),
			!website && shownSocialLinks(place.socialLinks).map(({ network, label, href }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Action, {
				href,
				label: `${name} on ${label}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "share" }),
				rel: "ugc nofollow noopener",
				onFollow: () => track("visit_farm_social", {
					placeId,
					network
				}),
				children: label
			}, network)),
			showOnMap && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				"aria-label": `Show ${name} on the map`,
				onClick: showOnMap,
				className: "place-action place-show",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "map" }), "Show on map"]
			})
		]
	});
}
// src/directory/cards/place-parts.tsx
/**
* Farms that are registered here and places of the directory have a page; those of other services have none.
*/
function PlaceName({ place: { id, name } }) {
	const path = placePath(id, name);
	if (path === void 0) return name;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: path,
		children: name
	});
}
/** Name and rating in one line, the place with its distance at the right in the next. */
function PlaceHeading({ place, level: Heading = "h3" }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "place-top",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "place-head",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Heading, {
				className: "place-name",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceName, { place }), place.isVerified && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					title: "Verified",
					className: "ml-1.5 inline-block align-[-0.15em] text-leaf",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
						name: "badge-check",
						className: "size-4.5"
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "sr-only",
						children: "Verified"
					})]
				})]
			}), place.rating !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "shrink-0 sm:pt-1",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, {
					rating: place.rating,
					count: place.userRatingsTotal ?? null
				})
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "place-address",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "map-pin" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: formatMiles(place.distanceMiles) }),
				place.address || "Address not listed"
			]
		})]
	});
}
/** The first few reviews. */
function PlaceReviews({ place, limit }) {
	if (!place.reviews) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": `Reviews of ${place.name}`,
		className: "place-reviews flex flex-col gap-3 border-l-2 border-line pl-4",
		children: place.reviews.slice(0, limit).map((review, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			className: "flex flex-col gap-0.5 text-sm",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center gap-x-2",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Rating, { rating: review.rating }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold wrap-anywhere",
						children: review.authorName
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-xs text-soft",
						children: formatDate((/* @__PURE__ */ new Date(review.time * 1e3)).toISOString())
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "line-clamp-3 text-soft wrap-anywhere",
				children: review.text
			})]
		}, index))
	});
}
function Fact({ name, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children })] });
}
/**
* Everything that a card has no room for: the week, the season, all products and features. Opens without any
* script.
*/
var PlaceDetails = (0, import_react.memo)(function PlaceDetails({ place }) {
	const { productTypes = [], farmActivities = [], description } = place;
	const seasons = seasonTexts(place.seasons ?? []);
	const hasWeek = typeof place.openingHours === "object";
	const features = (place.features ?? []).map((feature) => FEATURE_LABELS[feature]);
	const isSocial = shownSocialLinks(place.socialLinks).length > 0;
	const hasMore = isSocial || seasons.length + productTypes.length + farmActivities.length + features.length > 0;
	if (!hasWeek && !hasMore && !description) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
		className: "place-summary",
		children: [
			hasWeek ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: "Hours and " }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: "details" })] }) : "Details",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "sr-only",
				children: ` of ${place.name}`
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "chevron-down" })
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceWeek, { place }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "place-facts",
		children: [
			seasons.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				name: "Season",
				children: seasons.join(", ")
			}),
			productTypes.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				name: "Products",
				children: productTypes.join(", ")
			}),
			farmActivities.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				name: "Activities",
				children: farmActivities.join(", ")
			}),
			features.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				name: "Good to know",
				children: features.join(", ")
			}),
			description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				name: "About",
				children: description
			}),
			isSocial && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				name: "Follow",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SocialLinks, {
					links: place.socialLinks,
					placeId: place.id,
					name: place.name
				})
			}),
			place.isApproximate && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fact, {
				name: "Location",
				children: "We don’t have an exact location, so the map shows the center of the ZIP code."
			})
		]
	})] })] });
});
/** That a place has not given up, where that does not contradict what the card says of its hours. */
function InBusiness({ place }) {
	if (!hasOpenBadge(place)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		title: "In business",
		className: "badge badge-outline",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "sr-only",
			children: "In business: "
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: businessStatusLabel("OPERATIONAL") })]
	});
}
/**
* Whether the place still exists, where the record comes from, how old that knowledge is, and how to put it
* right.
*/
function PlaceSource({ place, status }) {
	const confirmed = place.unconfirmedSince ? `Not confirmed since ${place.unconfirmedSince} · ` : place.lastConfirmed ? `Last confirmed ${formatDate(place.lastConfirmed)} · ` : "";
	const source = place.isDemonstration ? `Demo data` : `Source: ${place.attribution ?? "USDA Agricultural Marketing Service, Local Food Directories"}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "place-card-source",
		"data-old": place.unconfirmedSince,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [status, ` ${confirmed}${source}`] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestCorrection, {
			placeId: place.id,
			placeName: place.name
		})]
	});
}
// src/directory/cards/place-card.tsx
/** What all cards of places have in common. */
function PlaceCard({ place, eager, badges, status, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		className: "@container h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			className: "place-card",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "place-card-picture",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlacePicture, {
						place,
						eager
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
						itemKey: place.id,
						name: place.name,
						onPicture: true
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceHeading, { place }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "place-card-words",
					children: [
						badges && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "badges",
							children: badges
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenSummary, { place }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
							className: "place-card-more",
							children
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
							className: "place-card-ways",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceDetails, { place }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceActions, { place })]
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceSource, {
					place,
					status
				})
			]
		})
	});
}
export { focusPin as a, useSelection as c, SelectionContext as i, InBusiness as n, resultElementId as o, PlaceReviews as r, useSelectable as s, PlaceCard as t };
