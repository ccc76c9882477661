import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as MarketScreenCard } from "./market-card-CUkHUo3y.js";
import { n as FinderPage, t as CountedPlaces } from "./counted-places-Bv3T1ix0.js";
import { $n as placePath, it as MARKET_FINDER, nt as marketCitiesQuery, rt as marketStatesQuery } from "../entry-server.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { r as isOpenToday } from "./place-card-BqWm069g.js";
import { n as useRecentZips } from "./recent-zips-Dps8CfT1.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { i as placesQuery } from "./queries-B9xYnQdo.js";
import { o as placesAddress, t as NO_FILTERS } from "./place-filters-DOEl1wfs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/markets/open-today.tsx
var import_jsx_runtime = require_jsx_runtime();
/** So many of the nearest are looked at, and so many of those that open today are shown. */
var LOOKED_AT = 50;
var SHOWN = 4;
/** Where none opens today: the nearest one of which it is known when it opens next. */
function NextToOpen({ zipCode, markets }) {
	const next = markets.find(({ openSummary }) => openSummary?.startsWith("Opens "));
	const path = next && placePath(next.id, next.name);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-soft",
		children: [
			"No market near ",
			zipCode,
			" is open today.",
			next?.openSummary && path && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				" ",
				"The nearest one is",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: path,
					className: "link",
					children: next.name
				}),
				": ",
				next.openSummary.charAt(0).toLowerCase() + next.openSummary.slice(1),
				"."
			] })
		]
	});
}
/** The markets that open today near the ZIP code that this device searched last; nothing without one. */
function OpenToday() {
	const [zipCode] = useRecentZips();
	const call = placesAddress("markets", {
		zipCode: zipCode ?? "",
		filters: NO_FILTERS,
		limit: LOOKED_AT
	});
	const { data } = useQuery({
		...placesQuery(call),
		enabled: zipCode !== void 0
	});
	if (zipCode === void 0 || !data || data.items.length === 0) return null;
	const open = data.items.filter(isOpenToday).slice(0, SHOWN);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "open-today",
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				id: "open-today",
				className: "text-xl",
				children: ["Open today near ", zipCode]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
				look: "secondary",
				size: "sm",
				to: paths.farmersMarkets({ zipCode }),
				children: ["See all near ", zipCode]
			})]
		}), open.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NextToOpen, {
			zipCode,
			markets: data.items
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-1 gap-4 lg:grid-cols-2",
			children: open.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketScreenCard, { place }) }, place.id))
		})]
	});
}
// src/directory/markets/markets-invitation.tsx
var NOUN = ["market", "markets"];
/** Before anything was searched: what is open today near the last search, large cities, and all states. */
function MarketsInvitation() {
	const { data: states = [] } = useQuery(marketStatesQuery());
	const cities = useQuery(marketCitiesQuery()).data?.items ?? [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-10 pb-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "max-w-2xl",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: "Enter a ZIP code to find the farmers markets around it." }),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "text-soft",
						children: "You will see when they are open, what they sell, and whether they take SNAP or WIC."
					}),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.thisSaturday(),
						className: "link",
						children: "Markets this Saturday"
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenToday, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountedPlaces, {
				id: "market-cities",
				noun: NOUN,
				title: "Markets near large cities",
				places: cities.map(({ city, stateCode, zipCode, marketCount }) => ({
					name: `${city}, ${stateCode}`,
					count: marketCount,
					to: paths.farmersMarkets({ zipCode })
				}))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CountedPlaces, {
				id: "market-states",
				noun: NOUN,
				title: "Markets by state",
				places: states.map(({ state, slug, marketCount }) => ({
					name: state,
					count: marketCount,
					to: paths.location(slug)
				}))
			})
		]
	});
}
// src/directory/markets/markets-page.tsx
function ThisSaturday({ zipCode }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "mb-4 text-sm",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.thisSaturday({ zipCode }),
			className: "link",
			children: "See who’s at the markets this Saturday"
		})
	});
}
function MarketsPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderPage, {
		finder: MARKET_FINDER,
		card: MarketScreenCard,
		invitation: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketsInvitation, {}),
		above: ({ zipCode }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ThisSaturday, { zipCode })
	});
}
export { MarketsPage };
