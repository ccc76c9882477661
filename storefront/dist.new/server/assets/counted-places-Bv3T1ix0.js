import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { n as SearchFold, s as useZipCenter, t as ResultsNear } from "./results-near-DBGB22px.js";
import { t as useAddressState } from "./use-address-state-CiYxD8g3.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { g as restOfPage, i as filterNames, m as pagesOf, p as isPastEnd, r as activeFilters, t as NO_FILTERS, u as widerRadius } from "./place-filters-DOEl1wfs.js";
import { i as placesQuery, t as countOfList } from "./queries-B9xYnQdo.js";
import { Q as FinderSearchForm, Rr as track, Z as FINDER_FORM, _t as FinderHead, bt as finderCall, vt as finderCrumbs, xt as readFinder, yt as finderAddress } from "../entry-server.js";
import { t as Pagination } from "./pagination-CW_cQQbm.js";
import { a as searchingFor, i as searchFailed, n as noneWith, r as questionTrouble, t as noneNear } from "./search-messages-DKR5JPCX.js";
import { t as WaysOut } from "./ways-out-BRhMOYV2.js";
import { a as ResultList, i as ResultItem, n as FilterBar, o as ResultsLayout, r as ShowMore, s as ViewSwitch, t as ResultsToolbar, u as placePoints } from "./results-toolbar-wF-7cZfJ.js";
import { c as CardSkeletons, i as PLACE_SORT_OPTIONS } from "./filter-options-j9joKgkj.js";
import { t as NoSuchPage } from "./no-such-page-BjpdOz9g.js";
import { t as CompactSelect } from "./compact-select-8Fa48W7H.js";
import { t as FilterChips } from "./filter-chips-BhnWuOnG.js";
// src/directory/finder/finder-tools.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Filters, and how the results are ordered and shown. */
function FinderTools({ finder, address, found, isPending }) {
	const { state, shown, go } = address;
	const setFilters = (filters) => go({
		...shown,
		filters,
		page: 1
	});
	const viewSwitch = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewSwitch, {
		view: shown.view,
		wideView: "map",
		onChange: (view) => go({
			...shown,
			view
		}, { replace: true })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterBar, {
				form: FINDER_FORM,
				filters: shown.filters,
				kinds: finder.kinds,
				call: shown,
				onChange: setFilters,
				summary: found || "Show results"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "md:hidden",
				children: viewSwitch
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterChips, {
			filters: activeFilters(shown.filters).map(({ name, label, without }) => ({
				label,
				onRemove: () => setFilters(without),
				isShownByBar: name === "radius"
			})),
			onClear: () => setFilters(NO_FILTERS)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ResultsToolbar, {
			count: isPending ? searchingFor(finder.what) : found,
			page: state.page,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
				label: "Order",
				name: "sort",
				form: FINDER_FORM,
				value: shown.sort,
				options: PLACE_SORT_OPTIONS,
				onChange: (sort) => go({
					...shown,
					sort,
					page: 1
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "hidden md:inline-flex",
				children: viewSwitch
			})]
		})
	] });
}
// src/directory/finder/finder-results.tsx
var NO_PLACES = [];
function Nothing({ finder: { what }, address: { state, to } }) {
	const { radius } = state.filters;
	const names = filterNames(state.filters);
	const miles = widerRadius(radius);
	const withFilters = (filters) => to({
		...state,
		filters,
		page: 1
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: names === "" ? "nothing-near" : "no-results" }),
		title: names === "" ? noneNear(what, readZip(state.zipCode) ?? state.zipCode) : noneWith(what, names),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {
			wider: miles && {
				miles,
				to: withFilters({
					...state.filters,
					radius: miles
				})
			},
			cleared: names === "" ? null : withFilters({
				...NO_FILTERS,
				radius
			})
		})
	});
}
function Pending({ name }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultList, {
		label: name,
		of: "places",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { of: "places" })
	});
}
function Cards(props) {
	const { finder, card: Card, address, results } = props;
	const { state, to } = address;
	if (results.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pending, { name: finder.name });
	if (results.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title: searchFailed(finder.what),
		hint: questionTrouble(results.error),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => void results.refetch(),
			children: "Try again"
		})
	});
	const { items } = results.data;
	if (isPastEnd(state.page, results.data)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSuchPage, {
		page: state.page,
		first: to({
			...state,
			page: 1
		})
	});
	if (items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, {
		finder,
		address
	});
	const total = countOfList(results.data);
	const { count, hasNext } = pagesOf(total, state.page, items.length, state.isAll);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultList, {
			label: finder.name,
			of: "places",
			isStale: results.isPlaceholderData,
			children: items.map((place, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultItem, {
				id: place.id,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
					place,
					eager: index < 2
				})
			}, place.id))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowMore, {
			shown: items.map(({ id }) => id),
			rest: restOfPage(total, state.page, items.length),
			to: to({
				...state,
				isAll: true
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, {
			label: finder.name,
			page: state.page,
			pageCount: count,
			hasNext,
			to: (page) => to({
				...state,
				page,
				isAll: false
			})
		})
	] });
}
/** Filters, count, list and map of one search. */
function FinderResults({ center, ...props }) {
	const { finder, address, results } = props;
	const { state, shown } = address;
	const places = results.data?.items ?? NO_PLACES;
	const points = (0, import_react.useMemo)(() => placePoints(places, finder.list === "markets" ? "market" : "farm"), [places, finder]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderTools, {
			finder,
			address,
			found: results.data ? finder.found(countOfList(results.data)) : "",
			isPending: results.isPending
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultsLayout, {
			view: places.length > 0 ? shown.view : "list",
			wideView: places.length > 0 ? "map" : "list",
			points,
			center,
			radiusMiles: state.filters.radius,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cards, { ...props })
		})]
	});
}
// src/directory/finder/finder-page.tsx
function useFinderAddress(finder) {
	const read = (0, import_react.useCallback)((query) => readFinder(finder, query), [finder]);
	return useAddressState(read, (state) => finderAddress(finder, state));
}
/** A page that asks for a ZIP code and shows the places of a kind near it. */
function FinderPage({ finder, card, invitation, above }) {
	const address = useFinderAddress(finder);
	const { state, shown, to, go } = address;
	const call = finderCall(finder, state);
	const zip = readZip(state.zipCode);
	const results = useQuery({
		...placesQuery(call),
		enabled: zip !== null
	});
	const center = useZipCenter(state.zipCode, Boolean(results.data?.items.length));
	const isEmpty = results.data?.items.length === 0;
	const near = (zipCode) => to({
		...shown,
		zipCode,
		page: 1
	});
	const client = useQueryClient();
	const search = (zipCode) => {
		track("search", {
			mode: finder.list,
			zipCode
		});
		if (zipCode === state.zipCode) client.invalidateQueries({ queryKey: [call] });
		go({
			...shown,
			zipCode,
			page: 1
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderHead, {
			finder,
			state,
			center,
			isEmpty,
			isPastEnd: isPastEnd(state.page, results.data)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "border-b border-line bg-sunk",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page flex flex-col gap-3 pt-4 pb-4 sm:gap-4 lg:pb-8",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: finderCrumbs(finder, state) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-xl sm:text-2xl md:text-3xl",
						children: finder.heading(zip)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchFold, {
						search: zip ? finderAddress(finder, {
							...state,
							view: null
						}) : "",
						summary: "Change ZIP code",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderSearchForm, {
							finder,
							zipCode: shown.zipCode,
							onSearch: search,
							to: near
						})
					})
				]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "page pt-5",
			children: state.zipCode === "" ? invitation : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ResultsNear, {
				zipCode: state.zipCode,
				isEmpty,
				to: near,
				children: [center && above?.(center), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FinderResults, {
					finder,
					card,
					address,
					results,
					center
				})]
			})
		})
	] });
}
// src/directory/finder/counted-places.tsx
/** Names with their counts, in columns. */
function CountedPlaces({ id, title, places, noun }) {
	if (places.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			className: "text-xl",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "columns-[9.5rem] gap-x-8 sm:columns-[12rem]",
			children: places.map(({ name, count, to }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				className: "break-inside-avoid",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
					to,
					className: "flex min-h-11 items-center justify-between gap-3 border-b border-line py-1.5 text-sm hover:text-leaf",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-semibold wrap-anywhere",
						children: name
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-soft tabular-nums",
						children: [count, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "sr-only",
							children: [" ", noun[count === 1 ? 0 : 1]]
						})]
					})]
				})
			}, to))
		})]
	});
}
export { FinderPage as n, CountedPlaces as t };
