import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as List } from "./list-DORe6rga.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { i as useNearZip } from "./near-zip-DZKG3p2j.js";
import { n as isBadZip } from "./zip-form-rules-BUauPx-B.js";
import { t as rememberZip } from "./recent-zips-Dps8CfT1.js";
import { n as SuggestField, t as useAddressState } from "./use-address-state-CiYxD8g3.js";
import { t as dayLabel } from "./day-label-BVtYgs0M.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as CompactSelect } from "./compact-select-8Fa48W7H.js";
import { n as CorrectedSearch, r as SearchedCity, t as useChoose } from "./use-choose-BApkS6jh.js";
import { n as FilterPill, t as FilterChips } from "./filter-chips-BhnWuOnG.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { $ as useAddressField, A as productCount, D as everywhereState, M as readShop, Mr as Segmented, N as shopAddress, O as nearState, P as shopHeadline, S as MarketHead, j as productsCall, k as nearZipState, x as usePickupDays, yn as CategoryArt } from "../entry-server.js";
import { i as practiceLabel, n as NO_FILTERS, r as activeShopFilters, t as AVAILABILITY_LABELS } from "./shop-filters-CorZ5aVi.js";
import { n as ProductGrid, r as ProductCardSkeletons, t as useProductPages } from "./product-pages-CE4N3oXI.js";
import { a as categoryLabel } from "./categories-Iwfar9G4.js";
import { l as PRODUCT_CATEGORIES, r as FARMING_PRACTICES, t as AVAILABILITIES } from "./shop-Dv2K-8bW.js";
import { o as RADIUS_CHOICES } from "./limits-gK5FhdH4.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Store } from "./store-DlAQNd1u.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as ChoiceField } from "./search-field-CDEoFd_N.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as BadZip } from "./bad-zip-C2Qa4JC6.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
// ../node_modules/lucide-react/dist/esm/icons/layout-grid.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "layout-grid",
	size: 24,
	node: [
		["rect", {
			width: "7",
			height: "7",
			x: "3",
			y: "3",
			rx: "1",
			key: "1g98yp"
		}],
		["rect", {
			width: "7",
			height: "7",
			x: "14",
			y: "3",
			rx: "1",
			key: "6d4xhi"
		}],
		["rect", {
			width: "7",
			height: "7",
			x: "14",
			y: "14",
			rx: "1",
			key: "nxv5o0"
		}],
		["rect", {
			width: "7",
			height: "7",
			x: "3",
			y: "14",
			rx: "1",
			key: "1bb6yr"
		}]
	]
};
__iconData$1.node;
var LayoutGrid = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/sliders-horizontal.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "sliders-horizontal",
	size: 24,
	node: [
		["path", {
			d: "M10 5H3",
			key: "1qgfaw"
		}],
		["path", {
			d: "M12 19H3",
			key: "yhmn1j"
		}],
		["path", {
			d: "M14 3v4",
			key: "1sua03"
		}],
		["path", {
			d: "M16 17v4",
			key: "1q0r14"
		}],
		["path", {
			d: "M21 12h-9",
			key: "1o4lsq"
		}],
		["path", {
			d: "M21 19h-5",
			key: "1rlt1p"
		}],
		["path", {
			d: "M21 5h-7",
			key: "1oszz2"
		}],
		["path", {
			d: "M8 10v4",
			key: "tgpxqk"
		}],
		["path", {
			d: "M8 12H3",
			key: "a7s4jb"
		}]
	]
};
__iconData.node;
var SlidersHorizontal = createLucideIcon(__iconData);
// src/marketplace/shop/market/market-hero.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* The id of the form that every field of the page belongs to; where there are no scripts, it sends them all.
*/
var SHOP_FORM = "shop-search";
/** @returns what the form's fields say */
function stateOf(form) {
	const query = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") query.append(name, value);
	return readShop(query);
}
function CategoryField({ category }) {
	const value = category || "all";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ChoiceField, {
		ref: useAddressField(value),
		name: "category",
		label: "Category",
		defaultValue: value,
		onChange: (event) => event.currentTarget.form?.requestSubmit(),
		className: "[&>select]:h-14!",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: "all",
			children: "All categories"
		}), PRODUCT_CATEGORIES.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value: option,
			children: categoryLabel(option)
		}, option))]
	});
}
/** What one is looking for; a plain form where there are no scripts. */
function MarketHero({ shown, onSearch }) {
	const choose = useChoose();
	const submit = (event) => {
		event.preventDefault();
		onSearch(stateOf(event.currentTarget));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "border-b border-line bg-moss",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page grid grid-cols-1 items-stretch gap-x-10 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_25rem]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-4 py-8 md:py-12",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl md:text-3xl",
						children: shopHeadline(shown)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "max-w-measure",
						children: "Honey, cheese, preserves and the week’s harvest, straight from the small farms that make them."
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
						id: SHOP_FORM,
						role: "search",
						"aria-label": "Products",
						action: paths.marketplace(),
						onSubmit: submit,
						className: "grid grid-cols-1 gap-2.5 sm:grid-cols-[1fr_13rem_auto] md:grid-cols-[1fr_12rem_auto]",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestField, {
								ref: useAddressField(shown.search),
								scope: {
									of: "products",
									zipCode: readZip(shown.filters.zipCode) ?? void 0
								},
								onChoose: choose,
								size: "lg",
								name: "search",
								label: "Search products",
								placeholder: "Raw honey, goat cheese",
								maxLength: 200,
								defaultValue: shown.search
							}),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryField, { category: shown.category }),
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
								type: "submit",
								size: "lg",
								children: "Search"
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "flex flex-wrap items-center gap-x-1.5 text-sm",
						children: ["Do you grow or make food?", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
							to: paths.vendorOnboarding,
							className: "link hit inline-flex items-center gap-1.5 font-semibold",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Store, {
								"aria-hidden": true,
								size: 16
							}), "Sell on Farmgate"]
						})]
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "relative my-6 hidden overflow-hidden rounded-card md:block",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
					category: shown.category || "preserves",
					seed: "marketplace",
					eager: true,
					className: "absolute inset-0 h-full"
				})
			})]
		})
	});
}
// src/marketplace/shop/market/market-results.tsx
function Loading({ view }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading products..." }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: view === "grid" ? "grid grid-cols-1 gap-3 min-[21rem]:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4" : "grid gap-3 sm:gap-4",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCardSkeletons, { view })
		})]
	});
}
/**
* What is there to do where nothing was found: without the filters, else without the text, else everything.
*/
function NoProducts({ state, to }) {
	const hasFilters = activeShopFilters(state.filters).length > 0;
	const plain = {
		...state,
		after: ""
	};
	if (state.after !== "") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "No more products",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: to(plain),
			children: "Back to the first products"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: state.search ? `No products found for “${state.search}”.` : "No products found.",
		hint: hasFilters ? "Try removing a filter." : "We add new products all the time. Check back soon.",
		action: state.filters.zipCode !== "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: to(everywhereState(plain)),
			state: KEEP_SCROLL,
			children: "Show products from everywhere"
		}) : hasFilters ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: to({
				...plain,
				filters: NO_FILTERS
			}),
			state: KEEP_SCROLL,
			children: "Clear filters"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.marketplace(),
			children: "Show all products"
		})
	});
}
function Failure({ address, error, onRetry }) {
	const isQuestion = error instanceof ApiError && error.status === 400;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title: isQuestion ? sentenceOf(error, "") : "Unable to load products. Please try again.",
		action: isQuestion ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: address.to({
				...address.state,
				after: ""
			}),
			children: "Back to the first products"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: onRetry,
			children: "Try again"
		})
	});
}
/** The products, or why there are none. */
function MarketResults({ address, pages }) {
	const { state, shown, to } = address;
	const { first, products, retry } = pages;
	if (isBadZip(state.filters.zipCode)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadZip, {
		text: state.filters.zipCode,
		to: (zipCode) => to(nearZipState(state, zipCode))
	});
	if (first?.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, { view: shown.view });
	if (first?.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failure, {
		address,
		error: first.error,
		onRetry: retry
	});
	if (products.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoProducts, {
		state,
		to
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductGrid, {
		pages,
		view: shown.view,
		to: (after) => to({
			...shown,
			after
		}),
		label: "Products"
	});
}
// src/marketplace/shop/market/filter-fields.tsx
/** A short text that narrows the results down once it has been typed to its end. */
function AddressText(props) {
	const { label, value, onCommit, prefix, isCompact = false, isActive = false, ...input } = props;
	const id = (0, import_react.useId)();
	const field = useAddressField(value);
	const commit = (text) => {
		if (text.trim() !== value) onCommit(text.trim());
	};
	const onKeyDown = (event) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		commit(event.currentTarget.value);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("relative", isCompact ? "hit inline-flex" : "flex flex-col gap-1.5"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
			htmlFor: id,
			className: isCompact ? "sr-only" : "text-sm font-semibold",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "relative flex",
			children: [prefix && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": true,
				className: clsx("pointer-events-none absolute top-1/2 -translate-y-1/2 text-soft", isCompact ? "left-3 text-sm" : "left-3.5"),
				children: prefix
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: field,
				id,
				autoComplete: "off",
				enterKeyHint: "search",
				defaultValue: value,
				onBlur: (event) => commit(event.currentTarget.value),
				onKeyDown,
				className: clsx("border tabular-nums transition-colors hover:border-leaf", isCompact ? "min-h-9 w-24 rounded-full pr-3 text-sm" : "h-11 w-full rounded-control pr-3 text-base", prefix ? "pl-7" : "pl-3.5", isActive ? "border-leaf bg-moss text-leaf" : "border-edge bg-card text-ink"),
				...input
			})]
		})]
	});
}
// src/marketplace/shop/market/shop-options.ts
var SORT_OPTIONS = [
	{
		value: "newest",
		label: "Newest first"
	},
	{
		value: "price-low",
		label: "Price: low to high"
	},
	{
		value: "price-high",
		label: "Price: high to low"
	},
	{
		value: "popular",
		label: "Most popular"
	},
	{
		value: "rating",
		label: "Best rated"
	}
];
var PRACTICE_OPTIONS = [{
	value: "",
	label: "Any practice"
}, ...FARMING_PRACTICES.map((practice) => ({
	value: practice,
	label: practiceLabel(practice)
}))];
var AVAILABILITY_OPTIONS = [{
	value: "",
	label: "Any availability"
}, ...AVAILABILITIES.map((value) => ({
	value,
	label: AVAILABILITY_LABELS[value]
}))];
var RADIUS_OPTIONS = RADIUS_CHOICES.map((miles) => ({
	value: String(miles),
	label: `Within ${miles} miles`
}));
// src/marketplace/shop/market/shop-filter-bar.tsx
var loadSheet = () => import("./shop-filter-sheet-D0mvhcMM.js").then((module) => ({ default: module.ShopFilterSheet }));
var ShopFilterSheet = (0, import_react.lazy)(loadSheet);
/** On phones the filters are in a sheet behind this. */
function ShopFilterButton(props) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wanted, setWanted] = (0, import_react.useState)(false);
	const count = activeShopFilters(props.filters).length;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
		look: "secondary",
		size: "sm",
		"aria-haspopup": "dialog",
		"aria-expanded": open,
		className: "rounded-full! font-medium! md:hidden! noscript:hidden!",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SlidersHorizontal, {
			"aria-hidden": true,
			size: 16
		}),
		onPointerDown: () => void loadSheet(),
		onClick: () => {
			setWanted(true);
			setOpen(true);
		},
		children: ["Filters", count > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "inline-grid min-w-5 place-items-center rounded-full bg-leaf px-1.5 text-xs font-bold text-on-leaf tabular-nums",
			children: [count, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "sr-only",
				children: " active"
			})]
		})]
	}), wanted && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopFilterSheet, {
			open,
			onOpenChange: setOpen,
			...props
		})
	})] });
}
function Prices({ filters, onChange }) {
	const price = {
		inputMode: "decimal",
		maxLength: 10,
		prefix: "$",
		isCompact: true
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "inline-flex items-center gap-1.5 text-sm text-soft",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressText, {
				...price,
				label: "Lowest price",
				name: "minPrice",
				form: SHOP_FORM,
				placeholder: "from",
				value: filters.minPrice,
				isActive: filters.minPrice !== "",
				onCommit: (minPrice) => onChange({
					...filters,
					minPrice
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-hidden": true,
				children: "–"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressText, {
				...price,
				label: "Highest price",
				name: "maxPrice",
				form: SHOP_FORM,
				placeholder: "to",
				value: filters.maxPrice,
				isActive: filters.maxPrice !== "",
				onCommit: (maxPrice) => onChange({
					...filters,
					maxPrice
				})
			})
		]
	});
}
function Place({ filters, onChange }) {
	const days = usePickupDays(filters);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "inline-flex flex-wrap items-center gap-1.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressText, {
				label: "Vendors near ZIP code",
				name: "zipCode",
				form: SHOP_FORM,
				placeholder: "ZIP or city",
				maxLength: 60,
				isCompact: true,
				value: filters.zipCode,
				isActive: filters.zipCode !== "",
				onCommit: (zipCode) => onChange({
					...filters,
					zipCode
				})
			}),
			filters.pickupOn === "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
				label: "Distance",
				name: "radius",
				form: "shop-search",
				value: String(filters.radius),
				options: RADIUS_OPTIONS,
				isActive: filters.zipCode !== "" && filters.radius !== NO_FILTERS.radius,
				onChange: (miles) => onChange({
					...filters,
					radius: Number(miles)
				})
			}),
			days.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
				label: "I can pick up on",
				name: "pickupOn",
				form: "shop-search",
				value: filters.pickupOn,
				options: days,
				isActive: filters.pickupOn !== "",
				onChange: (pickupOn) => onChange({
					...filters,
					pickupOn
				})
			})
		]
	});
}
/** On wide screens everything in one row. */
function ShopFilterBar({ filters, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "hidden flex-wrap items-center gap-2 md:flex noscript:flex",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "sr-only",
				children: "Filters"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prices, {
				filters,
				onChange
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
				label: "Farming practice",
				name: "practice",
				form: SHOP_FORM,
				value: filters.practice,
				options: PRACTICE_OPTIONS,
				isActive: filters.practice !== "",
				onChange: (practice) => onChange({
					...filters,
					practice
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
				label: "Availability",
				name: "availability",
				form: SHOP_FORM,
				value: filters.availability,
				options: AVAILABILITY_OPTIONS,
				isActive: filters.availability !== "",
				onChange: (availability) => onChange({
					...filters,
					availability
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterPill, {
				label: "Organic",
				name: "organic",
				form: SHOP_FORM,
				checked: filters.organic,
				onChange: () => onChange({
					...filters,
					organic: !filters.organic
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Place, {
				filters,
				onChange
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				form: SHOP_FORM,
				size: "sm",
				className: "hidden! noscript:inline-flex!",
				children: "Apply filters"
			})
		]
	});
}
// src/marketplace/shop/market/market-page.tsx
var VIEW_OPTIONS = [{
	value: "grid",
	label: "Grid",
	icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LayoutGrid, {
		"aria-hidden": true,
		size: 18
	}),
	iconOnly: true
}, {
	value: "list",
	label: "List",
	icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(List, {
		"aria-hidden": true,
		size: 18
	}),
	iconOnly: true
}];
/** How many there are in all, and how many of them are shown. */
function countIn({ keys, first, products }) {
	const page = first?.data;
	if (!page) return first?.isLoading ? "Loading products..." : "";
	const all = productCount(page);
	return keys[0] === "" && page.total !== null && (page.isMore || products.length < page.total) ? `${products.length} of ${all}` : all;
}
function Tools({ address, pages }) {
	const count = countIn(pages);
	const { shown, go } = address;
	const change = (next) => go({
		...shown,
		...next,
		after: ""
	});
	const chips = activeShopFilters(shown.filters).filter(({ isPlace }) => !isPlace).map(({ label, without }) => ({
		label,
		onRemove: () => change({ filters: without })
	}));
	const filtering = {
		filters: shown.filters,
		onChange: (filters) => change({ filters })
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopFilterBar, { ...filtering }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterChips, {
			filters: chips,
			onClear: () => change({ filters: {
				...NO_FILTERS,
				zipCode: shown.filters.zipCode,
				radius: shown.filters.radius
			} })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "min-h-6 font-sans text-base font-semibold tabular-nums",
					children: count || /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "sr-only",
						children: "Products"
					})
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex grow flex-wrap items-center justify-end gap-2 max-sm:basis-full max-sm:justify-between",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShopFilterButton, {
						...filtering,
						summary: pages.first?.data ? productCount(pages.first.data) : ""
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CompactSelect, {
						label: "Sort by",
						name: "sort",
						form: SHOP_FORM,
						value: shown.sort,
						options: SORT_OPTIONS,
						onChange: (sort) => change({ sort }),
						className: "max-w-max min-w-0 grow basis-24"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
						label: "View",
						name: "view",
						value: shown.view,
						options: VIEW_OPTIONS,
						onChange: (view) => go({
							...shown,
							view
						}, {
							replace: true,
							keepEntryState: true
						}),
						className: "noscript:hidden"
					})
				]
			})]
		})
	] });
}
/** Where the products are from, and the way to the others. */
function NearLine({ address: { state, to } }) {
	const near = useNearZip();
	const { zipCode, radius, pickupOn } = state.filters;
	const zip = readZip(zipCode);
	if (isBadZip(zipCode) || zip === null && near === null) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "flex flex-wrap items-center gap-x-3 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: zip === null ? "Products from everywhere." : pickupOn === "" ? `Products within ${radius} miles of ${zip}.` : `Products you can pick up on ${dayLabel(pickupOn, 3)} near ${zip}.` }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: to(zip === null ? nearState({
				...state,
				isEverywhere: false
			}, near) : everywhereState(state)),
			state: KEEP_SCROLL,
			className: "link hit inline-flex min-h-9 items-center",
			children: zip === null ? `Show products near ${near}` : "Show products from everywhere"
		})]
	});
}
/**
* The state in the address. Who has told a ZIP code gets to the products near it; on this page, taking the
* ZIP code away is a choice.
*/
function useShopAddress() {
	const near = useNearZip();
	const { state, shown, to, go } = useAddressState(readShop, shopAddress);
	const nearer = nearState(state, near);
	(0, import_react.useEffect)(() => {
		if (nearer !== state) go(nearer, { replace: true });
	});
	const chosen = (next) => ({
		...next,
		isEverywhere: near !== null && next.filters.zipCode === ""
	});
	return {
		state: nearer,
		shown: nearState(shown, near),
		to: (next) => to(chosen(next)),
		go: (next, options) => go(chosen(next), options)
	};
}
/** Remembers a ZIP code that products were found near. */
function useRememberedZip({ filters }, hasProducts) {
	const zip = readZip(filters.zipCode);
	(0, import_react.useEffect)(() => {
		if (zip !== null && hasProducts) rememberZip(zip);
	}, [zip, hasProducts]);
}
/** The shop: what vendors sell, by what one is looking for. */
function MarketPage() {
	const address = useShopAddress();
	const { state, shown, go } = address;
	const pages = useProductPages((after) => productsCall(state, after), state.after, !isBadZip(state.filters.zipCode));
	const page = pages.first?.data;
	useRememberedZip(state, (page?.items.length ?? 0) > 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketHead, {
			state,
			isEmpty: page?.items.length === 0
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketHero, {
			shown,
			onSearch: (next) => go({
				...next,
				view: shown.view,
				after: ""
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-col gap-4 pt-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tools, {
					address,
					pages
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearLine, { address }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchedCity, {
					search: state.search,
					to: (zipCode) => address.to(nearZipState({
						...shown,
						search: ""
					}, zipCode))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CorrectedSearch, {
					search: state.search,
					list: page,
					to: (search) => address.to({
						...shown,
						search,
						after: ""
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketResults, {
					address,
					pages
				})
			]
		})
	] });
}
export { MarketPage, AddressText as i, PRACTICE_OPTIONS as n, RADIUS_OPTIONS as r, AVAILABILITY_OPTIONS as t };
