import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { $ as useAddressField, $t as visibleResults, Qt as useBrowseResults, Rr as track, Zt as pagedResults, an as farmsCall, bn as ArtRow, cn as readBrowse, en as BrowseHead, et as useZipField, in as browseHeadline, ln as resultCount, nn as BROWSE_TABS, on as impliedProductType, rn as browseAddress, sn as pagedList, tn as browseCrumbs } from "../entry-server.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { a as PlaceField, i as RecentZipLinks, n as SearchFold, r as UseMyLocation, s as useZipCenter, t as ResultsNear } from "./results-near-DBGB22px.js";
import { g as restOfPage, m as pagesOf, p as isPastEnd, r as activeFilters, t as NO_FILTERS } from "./place-filters-DOEl1wfs.js";
import { n as SuggestField, t as useAddressState } from "./use-address-state-CiYxD8g3.js";
import { n as CorrectedSearch, r as SearchedCity, t as useChoose } from "./use-choose-BApkS6jh.js";
import { n as isBadZip, r as isPlaceName } from "./zip-form-rules-BUauPx-B.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
import { t as countOfList } from "./queries-B9xYnQdo.js";
import { r as sumCounts, t as countText } from "./counts-DKi_UFEv.js";
import { t as Pagination } from "./pagination-CW_cQQbm.js";
import { t as LinkTabs } from "./link-tabs-B5JPI7sn.js";
import { a as ResultList, c as listingPointId, i as ResultItem, l as listingPoints, n as FilterBar, o as ResultsLayout, r as ShowMore, s as ViewSwitch, t as ResultsToolbar, u as placePoints } from "./results-toolbar-wF-7cZfJ.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { c as CardSkeletons, n as FARM_KIND_CHOICE } from "./filter-options-j9joKgkj.js";
import { t as FarmCard } from "./farm-card-Cbogi4S3.js";
import { t as ListingCard } from "./listing-card-CpP9dTfk.js";
import { t as NoSuchPage } from "./no-such-page-BjpdOz9g.js";
import { r as questionTrouble } from "./search-messages-DKR5JPCX.js";
import { t as CompactSelect } from "./compact-select-8Fa48W7H.js";
import { t as FilterChips } from "./filter-chips-BhnWuOnG.js";
import { a as categoryLabel, n as LISTING_CATEGORIES, o as isListingCategory } from "./categories-Iwfar9G4.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { t as ChoiceField } from "./search-field-CDEoFd_N.js";
// src/directory/browse/browse-notes.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Without a ZIP code there are only listings. */
function ZipHint({ onZip, to }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-moss px-4 py-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "flex items-center gap-2 py-1 text-sm font-medium",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "map-pin",
				className: "size-4.5 shrink-0 text-leaf"
			}), "Enter a ZIP code to see local farms near you."]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "noscript:hidden flex min-h-11 min-w-0 items-center gap-2 overflow-x-auto [scrollbar-width:none]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UseMyLocation, {
				onFound: onZip,
				className: "shrink-0"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecentZipLinks, { to })]
		})]
	});
}
// src/lib/page/late.tsx
/**
* Unlike `lazy`, the server renders it with the page.
* @param load fetches the code; a failed attempt is tried again the next time
*/
function latePart(load) {
	let loaded;
	let pending;
	const ready = () => pending ??= load().then((found) => loaded = found, (error) => {
		pending = void 0;
		throw error;
	});
	function Loaded(props) {
		const Code = loaded ?? (0, import_react.use)(ready());
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Code, { ...props });
	}
	const Part = (props) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loaded, { ...props }) });
	return {
		Part,
		ready
	};
}
// src/directory/browse/late-parts.ts
/** Not everyone sees them, so their code is fetched only where they are. */
var nearPart = latePart(() => import("./near-tab-BqBTlaNw.js").then((module) => module.NearTab));
var emptyPart = latePart(() => import("./browse-empty-Bb7Q2c32.js").then((module) => module.BrowseEmpty));
// src/directory/browse/browse-tabs.tsx
function Listings({ items, isStale }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultList, {
		label: "Marketplace listings",
		of: "listings",
		isStale,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArtRow, {
			items,
			children: items.map((listing, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultItem, {
				id: listingPointId(listing.id),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingCard, {
					listing,
					from: "browse",
					eager: index < 4
				})
			}, listing.id))
		})
	});
}
function Farms({ items, isStale }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultList, {
		label: "Local farms",
		of: "places",
		isStale,
		children: items.map((place) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultItem, {
			id: place.id,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmCard, { place })
		}, place.id))
	});
}
function Skeletons({ of }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultList, {
		label: "Loading",
		of,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeletons, { of })
	});
}
function ListingsError({ listings }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title: "Failed to fetch listings",
		hint: questionTrouble(listings.error),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => void listings.refetch(),
			children: "Try again"
		})
	});
}
function FarmsError({ farms }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title: "Unable to load local farms data. Please try again later.",
		hint: questionTrouble(farms.error),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => void farms.refetch(),
			children: "Try again"
		})
	});
}
function Pages({ address: { state, to }, label, list, shown }) {
	const { page, isAll } = state;
	const total = countOfList(list);
	const { count, hasNext } = pagesOf(total, page, list.items.length, isAll);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowMore, {
		shown,
		rest: restOfPage(total, page, list.items.length),
		to: to({
			...state,
			isAll: true
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, {
		label,
		page,
		pageCount: count,
		hasNext,
		to: (other) => to({
			...state,
			page: other,
			isAll: false
		})
	})] });
}
/** Listings alone: one tab of three, or the whole page without a ZIP code. */
function ListingsTab({ address, results: { listings }, visible }) {
	const { state, to } = address;
	if (listings.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeletons, { of: "listings" });
	if (listings.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingsError, { listings });
	if (isPastEnd(state.page, listings.data)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSuchPage, {
		page: state.page,
		first: to({
			...state,
			page: 1
		})
	});
	const { items } = listings.data;
	if (items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(emptyPart.Part, {
		address,
		of: "listings"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Listings, {
		items: visible.listings,
		isStale: listings.isPlaceholderData
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pages, {
		address,
		label: "Marketplace listings",
		list: listings.data,
		shown: items.map(({ id }) => listingPointId(id))
	})] });
}
function FarmsTab({ address, results: { farms }, visible }) {
	const { state, to } = address;
	if (farms.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeletons, { of: "places" });
	if (farms.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmsError, { farms });
	if (isPastEnd(state.page, farms.data)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSuchPage, {
		page: state.page,
		first: to({
			...state,
			page: 1
		})
	});
	const { items } = farms.data;
	if (items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(emptyPart.Part, {
		address,
		of: "farms"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Farms, {
		items: visible.farms,
		isStale: farms.isPlaceholderData
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pages, {
		address,
		label: "Local farms",
		list: farms.data,
		shown: items.map(({ id }) => id)
	})] });
}
function Section({ title, noun, list, to, children }) {
	const count = countOfList(list);
	const hasRest = count.total > 6 || count.isMore;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "not-on-map-card flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "text-xl",
				children: title
			}), hasRest && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to,
				state: KEEP_SCROLL,
				className: "hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline",
				children: [
					"See all ",
					countText(count, noun),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "arrow-right" })
				]
			})]
		}), children]
	});
}
function FirstListings({ results: { listings }, visible }) {
	if (listings.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeletons, { of: "listings" });
	if (listings.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListingsError, { listings });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Listings, {
		items: visible.listings,
		isStale: listings.isPlaceholderData
	});
}
function FirstFarms({ results: { farms }, visible }) {
	if (farms.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeletons, { of: "places" });
	if (farms.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmsError, { farms });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Farms, {
		items: visible.farms,
		isStale: farms.isPlaceholderData
	});
}
/**
* Both kinds together: the nearest few of each. A kind that fails says so without taking the other with it.
*/
function AllTab({ address, results, visible }) {
	const { state, to } = address;
	const { listings, farms } = results;
	if (listings.isPending && farms.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeletons, { of: "listings" });
	const hasListings = !listings.isSuccess || listings.data.items.length > 0;
	const hasFarms = !farms.isSuccess || farms.data.items.length > 0;
	if (!hasListings && !hasFarms) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(emptyPart.Part, {
		address,
		of: "all"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-10",
		children: [hasListings && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: "Marketplace Listings",
			noun: "listing",
			list: listings.data,
			to: to({
				...state,
				tab: "listings",
				page: 1
			}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FirstListings, {
				results,
				visible
			})
		}), hasFarms && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			title: "Local Farms",
			noun: "farm",
			list: farms.data,
			to: to({
				...state,
				tab: "farms",
				page: 1
			}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FirstFarms, {
				results,
				visible
			})
		})]
	});
}
// src/directory/browse/browse-search-form.tsx
var BROWSE_FORM = "browse-search";
var textOf = (form, name) => {
	const value = form.get(name);
	return typeof value === "string" ? value.trim() : "";
};
function questionOf(form) {
	const values = new FormData(form);
	const category = textOf(values, "category");
	return {
		search: textOf(values, "search"),
		zipCode: textOf(values, "zipCode"),
		category: isListingCategory(category) ? category : ""
	};
}
function CategoryField({ category }) {
	const value = category || "all";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChoiceField, {
		ref: useAddressField(value),
		name: "category",
		label: "Category",
		defaultValue: value,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: "all",
			children: "All categories"
		}), LISTING_CATEGORIES.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: option,
			children: categoryLabel(option)
		}, option))]
	});
}
/** Text, ZIP code and category; a plain form where there are no scripts. */
function BrowseSearchForm({ question: { search, zipCode, category }, onSearch }) {
	const choose = useChoose();
	const submit = (event) => {
		event.preventDefault();
		onSearch(questionOf(event.currentTarget));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		id: BROWSE_FORM,
		role: "search",
		"aria-label": "Listings and farms",
		noValidate: true,
		onSubmit: submit,
		className: "grid grid-cols-2 gap-2.5 max-[24rem]:grid-cols-[3fr_4fr] md:grid-cols-[2fr_1fr_1fr_auto]",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestField, {
				scope: { zipCode: readZip(zipCode) ?? void 0 },
				onChoose: choose,
				ref: useAddressField(search),
				name: "search",
				label: "Search",
				placeholder: "Tomatoes, honey, a farm’s name",
				maxLength: 200,
				defaultValue: search,
				className: "col-span-2 md:col-span-1"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlaceField, {
				ref: useZipField(zipCode),
				name: "zipCode",
				label: "ZIP code",
				placeholder: "ZIP or city",
				defaultValue: zipCode,
				"aria-invalid": isBadZip(zipCode) && !isPlaceName(zipCode) || void 0
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryField, { category }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				className: "col-span-2 md:col-span-1",
				children: "Search"
			})
		]
	});
}
// src/directory/browse/browse-tools.tsx
var NEAREST = {
	value: "nearest",
	label: "Nearest first"
};
var NEWEST = {
	value: "newest",
	label: "Newest first"
};
var BY_NAME = {
	value: "name",
	label: "By name"
};
/** The orders that the lists of a tab have, its own first; a single one needs no choice. */
function sortOptions({ zipCode, tab }) {
	if (zipCode === "") return [NEWEST];
	if (tab === "farms") return [NEAREST, BY_NAME];
	return tab === "listings" ? [NEAREST, NEWEST] : [NEAREST];
}
/**
* The filters that count on a tab and stand nowhere else: listings know none but the radius, which has its
* own choice. Only on narrow screens that is in a sheet where farms stand alone.
*/
function removableFilters({ shown, go }) {
	const { filters, tab, zipCode } = shown;
	if (zipCode === "" || tab === "listings" || tab === "near") return [];
	const implied = impliedProductType(shown);
	const chosen = activeFilters(filters).filter(({ name }) => name !== "radius" || tab === "farms").map(({ name, label, without }) => ({
		label,
		onRemove: () => go({
			...shown,
			filters: without,
			page: 1
		}),
		isShownByBar: name === "radius"
	}));
	if (implied === null) return chosen;
	const onRemove = () => go({
		...shown,
		category: "",
		page: 1
	});
	return [{
		label: `Sells ${implied}`,
		onRemove
	}, ...chosen];
}
/** Without its filters, a search has no category either that would stand for one among the farms. */
function withoutFilters(state) {
	const plain = {
		...state,
		filters: NO_FILTERS
	};
	return impliedProductType(plain) === null ? plain : {
		...plain,
		category: ""
	};
}
function BrowseTools({ address, wideView, hasPoints, count }) {
	const { shown, go } = address;
	const options = sortOptions(shown);
	const sort = options.find(({ value }) => value === shown.sort) ?? options[0];
	const viewSwitch = hasPoints && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewSwitch, {
		view: shown.view,
		wideView,
		onChange: (view) => go({
			...shown,
			view
		}, { replace: true })
	});
	const isFarms = shown.tab === "farms";
	const filterBar = shown.zipCode !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterBar, {
		form: "browse-search",
		filters: shown.filters,
		onChange: (filters) => go({
			...shown,
			filters,
			page: 1
		}),
		kinds: FARM_KIND_CHOICE,
		call: farmsCall(shown),
		only: isFarms ? void 0 : "radius",
		summary: count
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		shown.tab !== "all" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "hidden",
			name: "tab",
			form: "browse-search",
			value: shown.tab
		}),
		isFarms && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex flex-wrap items-center gap-3",
			children: filterBar
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterChips, {
			filters: removableFilters(address),
			onClear: () => go({
				...withoutFilters(shown),
				page: 1
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ResultsToolbar, {
			count,
			page: pagedList(shown) || shown.tab === "near" ? shown.page : 1,
			children: [
				!isFarms && filterBar,
				options.length > 1 && sort && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
					label: "Order",
					name: "sort",
					form: "browse-search",
					value: sort.value,
					options,
					onChange: (value) => go({
						...shown,
						sort: value === options[0]?.value ? null : value,
						page: 1
					})
				}),
				viewSwitch
			]
		})
	] });
}
// src/directory/browse/browse-results.tsx
var TAB_LABELS = {
	all: "All",
	listings: "Marketplace Listings",
	farms: "Local Farms",
	near: "Everything nearby"
};
/**
* How many results each tab has, as far as that is known yet. Without a ZIP code, the listings are all there
* is.
*/
function tabCounts(hasZip, { listings, farms }) {
	const ofListings = listings.data ? countOfList(listings.data) : null;
	const ofFarms = farms.data ? countOfList(farms.data) : null;
	const isSettled = !listings.isPending && !farms.isPending;
	const known = [ofListings, ofFarms].filter((count) => count !== null);
	const ofBoth = isSettled && known.length > 0 ? sumCounts(...known) : null;
	return {
		all: hasZip ? ofBoth : ofListings,
		listings: ofListings,
		farms: ofFarms,
		near: null
	};
}
var short = (count) => count && `${formatCount(count.total)}${count.isMore ? "+" : ""}`;
/** What the tabs stand above: filters and count, then a list and its map. */
function TabFrame({ address, center, points, count, list, children }) {
	const { state, shown } = address;
	const wideView = state.zipCode === "" ? "list" : "map";
	const hasPoints = points.length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BrowseTools, {
			address,
			wideView,
			hasPoints,
			count
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CorrectedSearch, {
			search: state.search,
			list,
			to: (search) => browseAddress({
				...shown,
				search,
				page: 1
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultsLayout, {
			view: hasPoints ? shown.view : "list",
			wideView: hasPoints ? wideView : "list",
			points,
			center: state.zipCode === "" ? null : center,
			radiusMiles: state.filters.radius,
			children
		})
	] });
}
function TabContent({ address, results, visible, center }) {
	const { state } = address;
	const hasZip = state.zipCode !== "";
	const points = (0, import_react.useMemo)(() => [...listingPoints(visible.listings), ...placePoints(visible.farms, "farm")], [visible]);
	const count = tabCounts(hasZip, results)[state.tab];
	const isPending = results.listings.isPending || hasZip && results.farms.isPending;
	const list = results[state.tab === "farms" ? "farms" : "listings"].data;
	const isFoundElsewhere = state.tab === "all" && (results.farms.data?.items.length ?? 0) > 0;
	const Tab = !hasZip || state.tab === "listings" ? ListingsTab : state.tab === "farms" ? FarmsTab : AllTab;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TabFrame, {
		address,
		center,
		points,
		count: count ? resultCount(count, state) : isPending ? "Loading results..." : "",
		list: list && {
			...list,
			missing: isFoundElsewhere ? void 0 : list.missing
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tab, {
			address,
			results,
			visible
		})
	});
}
/** What the near tab is made of, apart from its own code. */
var NEAR_PARTS = {
	Frame: TabFrame,
	List: ResultList,
	Item: ResultItem,
	Skeletons,
	Pagination,
	Empty: emptyPart.Part
};
function Tabs({ address: { state, shown, to }, results, children }) {
	const counts = tabCounts(true, results);
	const tabs = BROWSE_TABS.filter((tab) => tab !== "near" || shown.search).map((tab) => ({
		value: tab,
		label: TAB_LABELS[tab],
		count: short(counts[tab]) ?? void 0,
		to: to({
			...shown,
			tab,
			page: 1,
			sort: null
		})
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkTabs, {
		label: "Kinds of results",
		value: state.tab,
		tabs,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex flex-col gap-4 pt-4",
			children
		})
	});
}
/**
* The tabs with their counts, and the list and map of the chosen one; without a ZIP code the listings alone.
*/
function BrowseResultsView({ onZip, ...props }) {
	const { state, shown, to } = props.address;
	if (state.zipCode === "") return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ZipHint, {
			onZip,
			to: (zipCode) => to({
				...shown,
				zipCode,
				page: 1
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TabContent, { ...props })]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
		address: props.address,
		results: props.results,
		children: state.tab === "near" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(nearPart.Part, {
			address: props.address,
			center: props.center,
			parts: NEAR_PARTS,
			resultCount
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TabContent, { ...props })
	});
}
// src/directory/browse/browse-page.tsx
/** For the server, which renders them with the page. */
var LATE_PARTS = [nearPart, emptyPart];
var NO_LISTINGS = [];
var NO_FARMS = [];
/** A search that is asked once more is looked up anew this long after it, in milliseconds. */
var REFETCH_AFTER_MS = 100;
function searchFor(question, { state, shown, go }, results) {
	track("search", {
		mode: "listings",
		...question.zipCode && { zipCode: question.zipCode }
	});
	const isSame = browseAddress({
		...state,
		...question
	}) === browseAddress(state);
	go({
		...shown,
		...question,
		page: 1,
		tab: question.zipCode === "" ? "all" : shown.tab
	});
	if (!isSame || isBadZip(question.zipCode)) return;
	setTimeout(() => {
		results.listings.refetch();
		if (question.zipCode !== "") results.farms.refetch();
	}, REFETCH_AFTER_MS);
}
function BrowsePage() {
	const address = useAddressState(readBrowse, browseAddress);
	const { state, shown } = address;
	const results = useBrowseResults(state);
	const listings = results.listings.data?.items ?? NO_LISTINGS;
	const farms = state.zipCode !== "" && results.farms.data?.items || NO_FARMS;
	const visible = (0, import_react.useMemo)(() => visibleResults(state, listings, farms), [
		state,
		listings,
		farms
	]);
	const center = useZipCenter(state.zipCode, listings.length + farms.length > 0);
	const search = (question) => searchFor(question, address, results);
	const isAsked = state.search + state.zipCode + state.category !== "" && !isBadZip(state.zipCode);
	const isEmpty = results.listings.data?.items.length === 0 && (state.zipCode === "" || results.farms.data?.items.length === 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BrowseHead, {
			state,
			isEmpty,
			isPastEnd: isPastEnd(state.page, pagedResults(state, results))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "border-b border-line bg-sunk",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "page flex flex-col gap-3 pt-4 pb-4 sm:gap-4 sm:pb-6 md:pb-8",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: browseCrumbs(state) }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-xl sm:text-2xl wrap-anywhere md:text-3xl",
						children: browseHeadline(state)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchFold, {
						search: isAsked ? browseAddress({
							...state,
							view: null
						}) : "",
						summary: "Change search",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BrowseSearchForm, {
							question: shown,
							onSearch: search
						})
					})
				]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page pt-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchedCity, {
				search: state.search,
				to: (zipCode) => browseAddress({
					...state,
					search: "",
					zipCode,
					page: 1
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultsNear, {
				zipCode: state.zipCode,
				isEmpty,
				to: (zipCode) => browseAddress({
					...state,
					zipCode,
					page: 1
				}),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BrowseResultsView, {
					address,
					results,
					visible,
					center,
					onZip: (zipCode) => search({
						...shown,
						zipCode
					})
				})
			})]
		})
	] });
}
export { BrowsePage, LATE_PARTS };
