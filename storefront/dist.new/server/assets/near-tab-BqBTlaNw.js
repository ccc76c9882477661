import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as countOfList } from "./queries-B9xYnQdo.js";
import { t as NoSuchPage } from "./no-such-page-BjpdOz9g.js";
import { m as pagesOf, p as isPastEnd } from "./place-filters-DOEl1wfs.js";
import { r as questionTrouble } from "./search-messages-DKR5JPCX.js";
import { a as formatMiles, i as formatDate } from "./format-DqpZFbOp.js";
import { t as SaveButton } from "./save-button-KHEVl5kI.js";
import { Sn as Badge, Xt as nearQuery, xn as Card } from "../entry-server.js";
import { t as CardThumbnail } from "./card-thumbnail-BdaOHbPF.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/browse/near/near-card.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var TYPES = {
	listing: {
		label: "Listing",
		tone: "leaf"
	},
	product: {
		label: "Product",
		tone: "clay"
	},
	farm: {
		label: "Farm",
		tone: "plain"
	},
	market: {
		label: "Farmers market",
		tone: "sun"
	}
};
/** How many of the things that a place sells its card names. */
var SELLS_SHOWN = 4;
/** "Eggs, Fresh Fruits, Honey, Milk and 3 more": what was searched for first. */
function sellsText(sells, search) {
	const words = search.toLowerCase().split(/\s+/);
	const isAsked = (type) => words.some((word) => type.toLowerCase().includes(word));
	const shown = [...sells.filter(isAsked), ...sells.filter((type) => !isAsked(type))].slice(0, SELLS_SHOWN).join(", ");
	return sells.length > SELLS_SHOWN ? `${shown} and ${sells.length - SELLS_SHOWN} more` : shown;
}
function freshText({ type, freshOn }) {
	if (freshOn === null) return null;
	return `${type === "farm" || type === "market" ? "Confirmed" : "Updated"} ${formatDate(freshOn)}`;
}
/** A result of any kind, marked as what it is. All of it is one link. */
function NearCard({ result, search, eager }) {
	const { key, type, name, path, line, fact, sells, distanceMiles, isMention } = result;
	const heading = (0, import_react.useId)();
	const { label, tone } = TYPES[type];
	const fresh = freshText(result);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		isLink: true,
		className: "h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			"aria-labelledby": heading,
			className: "flex h-full gap-4 p-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "w-24 max-w-1/3 shrink-0 self-start rounded-control sm:w-32 print:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardThumbnail, {
					card: result,
					eager
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-1 flex-col gap-1",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-wrap items-center gap-x-3 gap-y-1",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "flex flex-wrap gap-1.5",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
								tone,
								children: label
							}), result.shopPath && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Shop online" })]
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "ml-auto flex flex-wrap items-center gap-1 text-sm font-semibold tabular-nums",
							children: [formatMiles(distanceMiles), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SaveButton, {
								itemKey: key,
								name,
								className: "relative z-10 -my-2 -mr-2"
							})]
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
						id: heading,
						className: "line-clamp-2 text-lg leading-snug wrap-anywhere",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: path,
							className: "cover hover:text-leaf",
							children: name
						})
					}),
					fact && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm font-semibold wrap-anywhere",
						children: fact
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "line-clamp-2 text-sm text-soft wrap-anywhere",
						children: line || "Address not listed"
					}),
					sells.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm wrap-anywhere",
						children: ["Sells ", sellsText(sells, search)]
					}),
					isMention && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-sm text-soft wrap-anywhere",
						children: [
							"Only mentions “",
							search,
							"”"
						]
					}),
					fresh && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "mt-auto text-xs text-soft",
						children: fresh
					})
				]
			})]
		})
	});
}
// src/directory/browse/near/near-tab.tsx
var pointsOf = (results) => results.flatMap(({ key, type, name, latitude, longitude, isApproximate, distanceMiles }) => latitude === null || longitude === null ? [] : [{
	id: key,
	label: name,
	kind: type === "product" ? "listing" : type,
	latitude,
	longitude,
	isApproximate,
	distanceMiles
}]);
/** There are more behind the last page: of one kind at a time, they are all to be seen. */
function WhereTheRestIs({ state, to }) {
	const { search, zipCode } = state;
	const links = [
		{
			label: "Marketplace listings",
			to: to({
				...state,
				tab: "listings",
				page: 1
			}),
			keep: KEEP_SCROLL
		},
		{
			label: "Local farms",
			to: to({
				...state,
				tab: "farms",
				page: 1
			}),
			keep: KEEP_SCROLL
		},
		{
			label: "Products",
			to: paths.marketplace({
				search,
				zipCode
			})
		},
		{
			label: "Farmers markets",
			to: withQuery(paths.farmersMarkets(), { zipCode })
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": "All results of one kind",
		className: "flex flex-wrap items-center gap-x-4 gap-y-1 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "text-soft",
			children: "These are the nearest. See all:"
		}), links.map(({ label, to: address, keep }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: address,
			state: keep,
			className: "link inline-flex min-h-9 items-center",
			children: label
		}, label))]
	});
}
function Failed({ near }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
		title: "We couldn’t load what is nearby",
		hint: questionTrouble(near.error),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			onClick: () => void near.refetch(),
			children: "Try again"
		})
	});
}
function Results({ address, near, parts }) {
	const { state, to } = address;
	if (near.isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(parts.Skeletons, { of: "places" });
	if (near.isError) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Failed, { near });
	const { items, total } = near.data;
	if (isPastEnd(state.page, near.data)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSuchPage, {
		page: state.page,
		first: to({
			...state,
			page: 1
		})
	});
	if (items.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(parts.Empty, {
		address,
		of: "near"
	});
	const { count, hasNext } = pagesOf({
		total: total ?? items.length,
		isMore: false
	}, state.page, items.length);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "not-on-map-card pb-4 text-sm text-soft",
			children: "Listings, products, farms and markets together, nearest first. Among those about as far away, the freshest and what’s in stock come first."
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(parts.List, {
			label: "Everything nearby",
			of: "places",
			children: items.map((result, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(parts.Item, {
				id: result.key,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NearCard, {
					result,
					search: state.search,
					eager: index < 4
				})
			}, result.key))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(parts.Pagination, {
			label: "Everything nearby",
			page: state.page,
			pageCount: count,
			hasNext,
			to: (page) => to({
				...state,
				page
			})
		}),
		!hasNext && near.data.isMore && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhereTheRestIs, { ...address })
	] });
}
/** All that has what is searched for near a ZIP code, of every kind, the nearest first. */
function NearTab({ address, center, parts, resultCount }) {
	const { state } = address;
	const near = useQuery({
		...nearQuery(state),
		enabled: readZip(state.zipCode) !== null
	});
	const points = (0, import_react.useMemo)(() => pointsOf(near.data?.items ?? []), [near.data]);
	const count = near.data && resultCount(countOfList(near.data), state);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(parts.Frame, {
		address,
		center,
		points,
		count: count ?? (near.isPending ? "Loading results..." : ""),
		list: near.data,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Results, {
			address,
			near,
			parts
		})
	});
}
export { NearTab };
