import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { n as useIsBrowser } from "./visit-BGiKR49a.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { i as leadsToResults, t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { a as PLACE_KINDS, i as FEATURE_LABELS } from "./place-kinds-CWS_TYgm.js";
import { l as toggleFeature, r as activeFilters, t as NO_FILTERS } from "./place-filters-DOEl1wfs.js";
import { t as ALL_PRODUCTS } from "./product-types-Q1W2f2zU.js";
import { Mr as Segmented } from "../entry-server.js";
import { t as MapCard } from "./map-card-D9juwf1J.js";
import { t as ResultMap } from "./result-map-DwtNbd2a.js";
import { a as focusPin, c as useSelection, i as SelectionContext, o as resultElementId, s as useSelectable } from "./place-card-X4JriVNj.js";
import { a as PRODUCT_TYPE_OPTIONS, o as RADIUS_OPTIONS, r as FLAG_FILTERS, s as kindOptions, t as BAR_FEATURES } from "./filter-options-j9joKgkj.js";
import { t as CompactSelect } from "./compact-select-8Fa48W7H.js";
import { n as FilterPill } from "./filter-chips-BhnWuOnG.js";
// src/directory/search/results/result-points.ts
/** @returns the places as points of the map */
function placePoints(places, kind) {
	return places.map(({ id, name, latitude, longitude, isApproximate, distanceMiles }) => ({
		id,
		label: name,
		kind,
		latitude,
		longitude,
		isApproximate: isApproximate ?? false,
		distanceMiles
	}));
}
/**
* @returns the listings as points of the map, as far as it is known where they are: in the middle of their
* ZIP code
*/
function listingPoints(listings) {
	return listings.flatMap(({ id, productName, latitude, longitude, distanceMiles }) => latitude === null || longitude === null ? [] : [{
		id: listingPointId(id),
		label: productName,
		kind: "listing",
		latitude,
		longitude,
		isApproximate: true,
		distanceMiles
	}]);
}
/** Ids of listings and places must not meet. */
var listingPointId = (id) => `listing-${id}`;
// src/directory/search/results/results-layout.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var VIEW_OPTIONS = [{
	value: "list",
	label: "List",
	icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "list" })
}, {
	value: "map",
	label: "Map",
	icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "map" })
}];
/**
* List or map. Where nothing was chosen, narrow screens show the list and wide ones both, so each width has
* its own switch; only one is ever there. That of narrow screens floats over what they show.
*/
function ViewSwitch({ view, wideView, onChange }) {
	const id = (0, import_react.useId)();
	const other = VIEW_OPTIONS[view === "map" ? 0 : 1];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "shrink-0 noscript:hidden print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			title: other.label,
			className: clsx("view-float lg:hidden", view === "map" ? "bottom-18" : "bottom-5"),
			onClick: () => onChange(other.value),
			children: [other.icon, other.label]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
			label: "Show results as",
			options: VIEW_OPTIONS,
			onChange,
			name: id,
			value: view ?? wideView,
			className: "hidden! lg:inline-flex!"
		})]
	});
}
/**
* On narrow screens the map fills the screen once it is asked for; back in the list, the chosen card is
* shown.
*/
function useNarrowScroll(isNarrowMap, selectedId) {
	const map = (0, import_react.useRef)(null);
	const wasMap = (0, import_react.useRef)(isNarrowMap);
	(0, import_react.useEffect)(() => {
		if (wasMap.current === isNarrowMap) return;
		wasMap.current = isNarrowMap;
		if (!matchMedia("(width < 68.75rem)").matches) return;
		const card = selectedId === null ? null : document.getElementById(resultElementId(selectedId));
		(isNarrowMap ? map.current : card)?.scrollIntoView({ block: isNarrowMap ? "start" : "center" });
	}, [isNarrowMap, selectedId]);
	return map;
}
/** The list, and the map: beside it from 1100 px on, instead of it on narrower screens. */
function ResultsLayout({ view, wideView, points, center, radiusMiles, children }) {
	const selection = useSelection();
	const { mapStyleUrl } = usePublicConfig();
	const isWideMap = (view ?? wideView) === "map";
	const isNarrowMap = view === "map";
	const narrowMap = useNarrowScroll(isNarrowMap, selection.id);
	const places = (0, import_react.useMemo)(() => ({
		...selection,
		hasMap: isWideMap
	}), [selection, isWideMap]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectionContext, {
		value: places,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			"data-narrow-map": isNarrowMap || void 0,
			className: clsx("group/results relative flex flex-col gap-4", isWideMap && "noscript:flex! lg:grid lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:items-start lg:gap-6"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: clsx("w-full min-w-0", isNarrowMap ? "lg:@container" : "@container"),
					children
				}),
				(isWideMap || isNarrowMap) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					ref: narrowMap,
					className: clsx("noscript:hidden print:hidden", isNarrowMap ? "narrow-map order-first lg:order-none" : "hidden lg:block", isWideMap ? "lg:sticky lg:top-23 lg:h-[calc(100dvh-7.25rem)]" : "lg:hidden"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultMap, {
						points,
						selectedId: selection.id,
						onSelect: selection.fromMap,
						center: center && {
							...center,
							label: `${center.city}, ${center.state}`
						},
						radiusMiles: center ? radiusMiles : null,
						mapStyleUrl
					})
				}),
				isNarrowMap && selection.id === null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "map-hint lg:hidden print:hidden",
					children: "Select a pin to see details."
				})
			]
		})
	});
}
/** A list of results; while a narrow screen shows the map, only the chosen one. */
function ResultList({ label, of, isStale, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": label,
		"aria-busy": isStale || void 0,
		className: clsx("grid grid-cols-1 gap-4 transition-opacity", of === "listings" ? "sm:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4" : "@5xl:grid-cols-2", isStale && "opacity-55"),
		children
	});
}
/**
* One result: it is highlighted on the map while somebody points at it or tabs through it. Choosing its pin
* leads here, Escape back to the pin.
*/
function ResultItem({ id, children }) {
	const { isSelected, isFromMap, select, clear } = useSelectable(id);
	const leave = ({ key }) => {
		if (key !== "Escape" || !isFromMap) return;
		clear();
		focusPin(id);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		id: resultElementId(id),
		"data-selected": isSelected || void 0,
		tabIndex: isFromMap ? -1 : void 0,
		onKeyDown: leave,
		onMouseEnter: select,
		onFocus: select,
		className: clsx("result map-card-place", isSelected && "ring-leaf lg:ring-2", isFromMap && "ring-2 outline-none"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MapCard, {
			isChosen: isSelected,
			onClose: clear,
			children
		})
	});
}
// src/directory/search/results/show-more.tsx
/** Shows the rest of a page's cards. Reading and tabbing go on at the first of those. */
function ShowMore({ shown, rest, to }) {
	const isAsked = (0, import_react.useRef)(false);
	const firstMore = shown[12];
	(0, import_react.useEffect)(() => {
		if (!isAsked.current || firstMore === void 0) return;
		isAsked.current = false;
		const card = document.getElementById(resultElementId(firstMore));
		(card?.querySelector("a") ?? card?.querySelector("summary"))?.focus({ preventScroll: true });
	}, [firstMore]);
	if (rest === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "mt-4 flex justify-center print:hidden",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: "secondary",
			to,
			state: KEEP_SCROLL,
			onClick: () => isAsked.current = true,
			children: `Show ${rest} more`
		})
	});
}
// src/directory/search/filters/filter-bar.tsx
var loadSheet = () => import("./filter-sheet-85InaLB4.js").then((module) => ({ default: module.FilterSheet }));
var FilterSheet = (0, import_react.lazy)(loadSheet);
var KindCounts = (0, import_react.lazy)(() => import("./kind-counts-DKrBGJV8.js").then((module) => ({ default: module.KindCounts })));
function SheetButton({ filters, kinds, onChange, summary, label }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wanted, setWanted] = (0, import_react.useState)(false);
	const count = activeFilters(filters).length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		look: "secondary",
		size: "sm",
		"aria-haspopup": "dialog",
		"aria-expanded": open,
		className: "rounded-full! font-medium! noscript:hidden!",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "sliders-horizontal" }),
		onPointerDown: () => void loadSheet(),
		onClick: () => {
			setWanted(true);
			setOpen(true);
		},
		children: [label, count > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "inline-grid min-w-5 place-items-center rounded-full bg-leaf px-1.5 text-xs font-bold text-on-leaf tabular-nums",
			children: [count, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "sr-only",
				children: " active"
			})]
		})]
	}), wanted && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterSheet, {
			open,
			onOpenChange: setOpen,
			filters,
			kinds,
			onChange,
			summary
		})
	})] });
}
function RadiusSelect({ form, filters, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
		label: "Distance",
		name: "radius",
		form,
		value: String(filters.radius),
		options: RADIUS_OPTIONS,
		isActive: filters.radius !== NO_FILTERS.radius,
		onChange: (miles) => onChange({
			...filters,
			radius: Number(miles)
		})
	});
}
function KindSelect({ form, filters, kinds, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
		label: "Kind",
		name: "kind",
		form,
		value: filters.kinds.join(","),
		options: kindOptions(kinds, filters.kinds),
		isActive: filters.kinds.length > 0,
		onChange: (chosen) => onChange({
			...filters,
			kinds: PLACE_KINDS.filter((kind) => chosen.split(",").includes(kind))
		})
	});
}
/** A day and a time, which the sheet asks for where there are scripts, and what sends the form. */
function WithoutScripts({ form, filters }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "hidden items-center gap-2 text-sm noscript:flex",
		children: ["Open on", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "datetime-local",
			name: "openOn",
			form,
			defaultValue: filters.openOn,
			className: "filter-select w-auto"
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		type: "submit",
		form,
		size: "sm",
		className: "hidden! noscript:inline-flex!",
		children: "Apply filters"
	})] });
}
/**
* On wide screens the filters that people use most, in one row; the rest, and on phones all of them, in a
* sheet.
*/
function FilterBar(given) {
	const { form, filters, onChange, only, call } = given;
	const isBrowser = useIsBrowser();
	const [counted, setCounted] = (0, import_react.useState)(given.kinds);
	if (only === "radius") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadiusSelect, {
		form,
		filters,
		onChange
	});
	const kinds = given.kinds && counted;
	const props = {
		...given,
		kinds
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		isBrowser && given.kinds && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindCounts, {
			choice: given.kinds,
			call,
			onCounted: setCounted
		}) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "md:hidden",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SheetButton, {
				...props,
				label: "Filters"
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			className: "hidden flex-wrap items-center gap-2 md:flex noscript:flex",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
					className: "sr-only",
					children: "Filters"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
					label: "Product type",
					name: "productType",
					form,
					value: filters.productType,
					options: PRODUCT_TYPE_OPTIONS,
					isActive: filters.productType !== ALL_PRODUCTS,
					onChange: (productType) => onChange({
						...filters,
						productType
					})
				}),
				kinds && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindSelect, {
					...props,
					kinds
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadiusSelect, {
					form,
					filters,
					onChange
				}),
				FLAG_FILTERS.map(({ key, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterPill, {
					label,
					name: key,
					form,
					checked: filters[key],
					onChange: () => onChange({
						...filters,
						[key]: !filters[key]
					})
				}, key)),
				BAR_FEATURES.map((feature) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterPill, {
					label: FEATURE_LABELS[feature],
					name: "features",
					value: feature,
					form,
					checked: filters.features.includes(feature),
					onChange: () => onChange(toggleFeature(filters, feature))
				}, feature)),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SheetButton, {
					...props,
					label: "More filters"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutScripts, {
					form,
					filters
				})
			]
		})
	] });
}
// src/directory/search/results/results-toolbar.tsx
var import_dist = require_dist();
/** After a step to another page of the results, reading and tabbing go on at their heading. */
function useFocusOnPaging() {
	const heading = (0, import_react.useRef)(null);
	const location = (0, import_dist.useLocation)();
	const shown = (0, import_react.useRef)(location);
	(0, import_react.useEffect)(() => {
		if (shown.current === location) return;
		shown.current = location;
		if (leadsToResults(location.state)) heading.current?.focus({ preventScroll: true });
	}, [location]);
	return heading;
}
function ResultsToolbar({ count, page, children }) {
	const heading = useFocusOnPaging();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			role: "status",
			className: "min-w-0",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
				ref: heading,
				tabIndex: -1,
				className: "min-h-6 font-sans text-base font-semibold tabular-nums",
				children: [count || /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "sr-only",
					children: "Results"
				}), page > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "sr-only",
					children: [", page ", page]
				})]
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex grow flex-wrap items-center justify-end gap-2 max-sm:has-[>:nth-child(2)]:basis-full max-sm:has-[>:nth-child(2)]:justify-between",
			children
		})]
	});
}
export { ResultList as a, listingPointId as c, ResultItem as i, listingPoints as l, FilterBar as n, ResultsLayout as o, ShowMore as r, ViewSwitch as s, ResultsToolbar as t, placePoints as u };
