import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { i as filterNames, t as NO_FILTERS, u as widerRadius } from "./place-filters-DOEl1wfs.js";
import { n as noneWith } from "./search-messages-DKR5JPCX.js";
import { t as WaysOut } from "./ways-out-BRhMOYV2.js";
import { an as farmsCall } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/browse/browse-empty.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The same search farther around its ZIP code. */
function wider({ state, to }) {
	const miles = state.zipCode === "" ? null : widerRadius(state.filters.radius);
	return miles && {
		miles,
		to: to({
			...state,
			filters: {
				...state.filters,
				radius: miles
			},
			page: 1
		})
	};
}
/** The same search without its category and filters. */
function cleared({ state, to }, hasFilters) {
	if (!hasFilters) return null;
	const { radius } = state.filters;
	return to({
		...state,
		category: "",
		filters: {
			...NO_FILTERS,
			radius
		},
		page: 1
	});
}
/** The last way out: without the text if there is one, else without the ZIP code. */
function ShowAll({ state, to }) {
	const isNear = state.search !== "" && state.zipCode !== "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		to: state.search === "" ? paths.browse() : to({
			...state,
			search: "",
			page: 1
		}),
		children: isNear ? "Show all near your ZIP code" : "Show all listings"
	});
}
function Nothing({ address, title, hasFilters }) {
	const farther = wider(address);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title,
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {
			wider: farther,
			cleared: cleared(address, hasFilters),
			otherwise: !farther && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShowAll, { ...address })
		})
	});
}
function NoListings({ address }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, {
		address,
		title: "No marketplace listings available with the current filters.",
		hasFilters: address.state.category !== ""
	});
}
/** Neither listings nor farms. */
function NoResults({ address }) {
	const { category, filters } = address.state;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, {
		address,
		title: "No results available with the current filters.",
		hasFilters: category !== "" || filterNames(filters) !== ""
	});
}
function NoFarms({ address }) {
	const { state, to } = address;
	const { filters } = farmsCall(state);
	const names = filterNames(filters, state.search && `“${state.search}”`);
	if (names !== "") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, {
		address,
		title: noneWith("farms", names),
		hasFilters: filterNames(filters) !== ""
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "No local farms found near this zip code.",
		hint: "Try another zip code, or see the marketplace listings.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WaysOut, {
			wider: wider(address),
			cleared: null,
			otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				to: to({
					...state,
					tab: "listings",
					page: 1
				}),
				state: KEEP_SCROLL,
				children: "See marketplace listings"
			})
		})
	});
}
var EMPTY = {
	all: NoResults,
	listings: NoListings,
	farms: NoFarms,
	near: NoResults
};
/** What a tab says where nothing was found, and the ways out. */
function BrowseEmpty({ address, of }) {
	const Empty = EMPTY[of];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Empty, { address });
}
export { BrowseEmpty };
