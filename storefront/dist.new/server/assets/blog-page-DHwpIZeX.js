import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { Qn as blogTitle, Xn as BlogHead, Zn as blogCrumbs, ar as readBlog, ir as isPastBlogEnd, rr as blogAddress, tr as articlesQuery, xn as Card } from "../entry-server.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { i as leadsToResults, n as TO_RESULTS } from "./navigation-BpNQcxZa.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Pagination } from "./pagination-CW_cQQbm.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as StillLoading } from "./still-loading-yCAwrI5b.js";
import { t as PageBand } from "./page-band-vqEyUTWs.js";
import { a as ArticleCard, n as CategoryLinks, r as PopularTags, t as BlogPromos } from "./blog-promos-Bokg0p0C.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/blog/blog-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
function Loading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StillLoading, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: "mb-6 text-soft",
		children: "Loading blog posts..."
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		"aria-hidden": true,
		className: "grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3",
		children: Array.from({ length: 6 }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			className: "flex flex-col",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-[40/21] w-full" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-3 p-5",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-28" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-4/5" }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-16" })
				]
			})]
		}, index))
	})] });
}
function Nothing({ state }) {
	const isFiltered = state.category !== "" || state.tag !== "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No blog posts available yet.",
		action: isFiltered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.blog,
			state: TO_RESULTS,
			children: "See all articles"
		})
	});
}
function NoSuchPage({ state }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: `There is no page ${state.page}.`,
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: blogAddress({
				...state,
				page: 1
			}),
			state: TO_RESULTS,
			children: "Go to page 1"
		})
	});
}
/** The newest article across the page, the two after it in halves; the rest, as any other list, in thirds. */
var LEADING = [
	"sm:col-span-full",
	"lg:col-span-3",
	"lg:col-span-3"
];
function Articles({ state, list }) {
	const { items, total } = list;
	const hasLead = state.page === 1 && state.category === "" && state.tag === "" && items.length > 1;
	const pageCount = total === null ? null : Math.max(1, Math.ceil(total / 12));
	const hasNext = pageCount === null ? items.length === 12 : state.page < pageCount;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-6",
		children: items.map((article, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: hasLead ? LEADING[index] ?? "lg:col-span-2" : "lg:col-span-2",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArticleCard, {
				article,
				isLead: hasLead && index === 0,
				eager: index === 0
			})
		}, article.id))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pagination, {
		page: state.page,
		pageCount,
		hasNext,
		to: (page) => blogAddress({
			...state,
			page
		}),
		label: "Articles"
	})] });
}
function content(state, list) {
	if (!list) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {});
	if (isPastBlogEnd(state, list)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSuchPage, { state });
	return list.items.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, { state }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Articles, {
		state,
		list
	});
}
/** Another part or page of the list begins, for who hears it, at its heading. */
function useFocusOnResults() {
	const heading = (0, import_react.useRef)(null);
	const location = (0, import_dist.useLocation)();
	(0, import_react.useEffect)(() => {
		if (leadsToResults(location.state)) heading.current?.focus({ preventScroll: true });
	}, [location]);
	return heading;
}
/** The list of articles, by category and tag, page by page. */
function BlogPage() {
	const [query] = (0, import_dist.useSearchParams)();
	const state = readBlog(query);
	const { data, error, refetch } = useQuery(articlesQuery(state));
	const heading = useFocusOnResults();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BlogHead, {
			state,
			isPastEnd: data !== void 0 && isPastBlogEnd(state, data)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: blogCrumbs(state),
			title: blogTitle(state),
			headingRef: heading,
			lead: "Markets, farms, seasons and kitchens: what to know before you go, and what to do with what you bring home.",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "mt-2",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryLinks, { state })
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-col gap-12 py-8 md:py-12",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
					"aria-label": "Articles",
					children: error && !data ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
						isError: true,
						picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "went-wrong" }),
						title: "Error loading blog posts. Please try again later.",
						action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
							onClick: () => void refetch(),
							children: "Try again"
						})
					}) : content(state, data)
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PopularTags, { current: state.tag }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BlogPromos, {})
			]
		})
	] });
}
export { BlogPage };
