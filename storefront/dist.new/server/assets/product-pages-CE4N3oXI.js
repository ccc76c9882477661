import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useQueries } from "./useQueries-CqMgp5sd.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as buttonClass, n as Button } from "./button-E5CZy8Ra.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { bn as ArtRow, w as productsQuery, xn as Card } from "../entry-server.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as ProductCard } from "./product-card-BJGcA1Dj.js";
// src/marketplace/shop/cards/product-card-skeleton.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Eight placeholders, for the items of a list of product cards. */
function ProductCardSkeletons({ view }) {
	const isGrid = view === "grid";
	return Array.from({ length: 8 }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
		"aria-hidden": true,
		"data-testid": "skeleton",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: clsx("flex h-full overflow-hidden", isGrid ? "flex-col" : "gap-4 p-3 sm:p-4"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: clsx("aspect-4/3", isGrid ? "w-full rounded-none" : "w-28 shrink-0 self-start max-[24rem]:w-20 sm:w-52") }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: clsx("flex flex-1 flex-col gap-3", isGrid && "p-3 sm:p-4"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-20 rounded-full" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-4/5" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-3/5" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-5 w-2/5" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "mt-2 h-9 w-full rounded-control" })
				]
			})]
		})
	}, index));
}
// src/marketplace/shop/cards/product-grid.tsx
/** How many cards are above the fold. */
var EAGER = 4;
/**
* After 'Load More Products', reading and tabbing go on at the first new card.
* @returns what notes the press, and the list's ref
*/
function useFocusOnNew({ keys, products, last }) {
	const list = (0, import_react.useRef)(null);
	const pressed = (0, import_react.useRef)(null);
	const isThere = last?.isSuccess && keys.at(-1) === pressed.current?.key;
	(0, import_react.useEffect)(() => {
		const { shown = 0 } = pressed.current ?? {};
		if (!isThere || products.length <= shown) return;
		pressed.current = null;
		list.current?.children[shown]?.querySelector("[data-card]")?.focus();
	}, [isThere, products.length]);
	return {
		list,
		onMore: (key) => pressed.current = {
			key,
			shown: products.length
		}
	};
}
function More({ pages, to, onMore }) {
	const { keys, last, nextKey, retry } = pages;
	if (last?.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "py-2 text-sm text-soft",
		children: "Loading more products..."
	});
	if (last?.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-center gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: "Unable to load more products. Please try again." }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			onClick: retry,
			children: "Try again"
		})]
	});
	if (nextKey === null) return null;
	const grown = { pageKeys: [...keys, nextKey] };
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: to(nextKey),
		rel: "next",
		replace: true,
		state: {
			...KEEP_SCROLL,
			...grown
		},
		className: buttonClass({
			look: "secondary",
			size: "lg"
		}),
		onClick: () => onMore(nextKey),
		children: "Load More Products"
	});
}
/** The cards of a list of products that grows by pages; the address keeps where its last page begins. */
function ProductGrid({ pages, view, to, label, withoutVendor }) {
	const { first, keys, last, products } = pages;
	const { list, onMore } = useFocusOnNew(pages);
	const isChanging = first?.isPlaceholderData ?? false;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-6",
		children: [
			keys[0] !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: to(""),
				state: KEEP_SCROLL,
				className: "link hit self-start text-sm",
				children: "Back to the first products"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				ref: list,
				"aria-label": label,
				"aria-busy": isChanging || last?.isPending || void 0,
				className: clsx("grid transition-opacity", isChanging && "opacity-60", view === "grid" ? "grid-cols-1 gap-3 min-[21rem]:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4" : "grid-cols-1 gap-3 sm:gap-4"),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArtRow, {
					items: products,
					children: products.map((product, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCard, {
						product,
						view,
						eager: index < EAGER,
						withoutVendor
					}) }, product.id))
				}), last?.isPending && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductCardSkeletons, { view })]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "flex justify-center",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(More, {
					pages,
					to,
					onMore
				})
			})
		]
	});
}
// src/marketplace/shop/cards/product-pages.ts
var import_dist = require_dist();
function keysOf(state) {
	const keys = state?.pageKeys;
	return Array.isArray(keys) && keys.every((key) => typeof key === "string") ? keys : null;
}
/**
* @param grown where the pages begin that this entry of the history showed
* @param after where the address begins
* @param isKnown whether a page is at hand already
* @returns where the shown pages begin: all that were shown, as long as none of them has to be fetched anew,
* else the address's alone
*/
function shownKeys(grown, after, isKnown) {
	const isGrown = grown?.at(-1) === after && grown.slice(0, -1).every(isKnown);
	return grown && isGrown ? grown : [after];
}
/**
* @returns the products of several pages, each once: one that moved while they were fetched may be in two of
* them
*/
function productsOf(pages) {
	const byId = /* @__PURE__ */ new Map();
	for (const page of pages) for (const item of page?.items ?? []) byId.set(item.id, byId.get(item.id) ?? item);
	return [...byId.values()];
}
var isHere = (client, address) => client.getQueryData(productsQuery(address).queryKey) !== void 0;
/**
* The products of a list from where the address begins, with those that were loaded before them on this
* visit.
* @param callOf the call for the products behind a key
* @param enabled false asks for nothing, where there is nothing to ask for
*/
function useProductPages(callOf, after, enabled = true) {
	const client = useQueryClient();
	const keys = shownKeys(keysOf((0, import_dist.useLocation)().state), after, (key) => isHere(client, callOf(key)));
	const pages = useQueries({ queries: keys.map((key, index) => ({
		...productsQuery(callOf(key)),
		enabled,
		...index === 0 && { placeholderData: (before) => before }
	})) });
	const last = pages.at(-1);
	return {
		keys,
		first: pages[0],
		last,
		products: productsOf(pages.map(({ data }) => data)),
		/** Where the page behind the last one begins; null where there is none, or that is not known yet. */
		nextKey: last?.data?.nextKey ?? null,
		retry: () => pages.forEach((page) => page.isError && void page.refetch())
	};
}
export { ProductGrid as n, ProductCardSkeletons as r, useProductPages as t };
