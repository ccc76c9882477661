import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { n as TO_RESULTS } from "./navigation-BpNQcxZa.js";
import { a as categoryLabel } from "./categories-Iwfar9G4.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { nr as topicsQuery, xn as Card, yn as CategoryArt } from "../entry-server.js";
import { t as HeaderArt } from "./header-art-ntQKKRY1.js";
// src/content/blog/article-card.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Who wrote it, when, and how long it takes. */
function Byline({ article }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-xs text-soft",
		children: [
			article.authorName,
			" · ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
				dateTime: article.publishedAt,
				children: formatDate(article.publishedAt)
			}),
			" ·",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "whitespace-nowrap",
				children: [article.readingTime, " min read"]
			})
		]
	});
}
function ArticleCard({ article, heading: Heading = "h2", isLead = false, eager = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("article", {
		className: "h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
			isLink: true,
			className: clsx("group grid h-full overflow-hidden", isLead ? "md:grid-cols-[1.25fr_1fr] md:items-center" : "grid-rows-[auto_1fr]"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeaderArt, {
				address: article.imageUrl,
				alt: "",
				eager
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: clsx("flex h-full flex-col gap-2.5 p-5", isLead && "md:justify-center md:p-10"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-xs font-semibold text-leaf",
						children: categoryLabel(article.category)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
						className: clsx("wrap-anywhere", isLead ? "text-xl md:text-2xl" : "text-lg leading-snug"),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
							to: paths.article(article.slug),
							className: "cover group-hover:text-leaf",
							children: article.title
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: clsx("text-soft", isLead ? "text-sm md:text-base" : "line-clamp-4 text-sm"),
						children: article.excerpt
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: clsx("pt-1", !isLead && "mt-auto"),
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Byline, { article })
					})
				]
			})]
		})
	});
}
// src/content/blog/blog-filters.tsx
/** The tags that the list offers; articles link to all of theirs. */
var MOST_TAGS = 14;
function Pill({ to, isCurrent, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to,
		state: TO_RESULTS,
		"aria-current": isCurrent ? "true" : void 0,
		className: clsx("hit inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm font-medium transition-colors", isCurrent ? "border-leaf bg-leaf text-on-leaf" : "border-line bg-card text-ink hover:border-leaf hover:text-leaf"),
		children
	});
}
/** Categories as links: each is an address, so they work without scripts. */
function CategoryLinks({ state }) {
	const { data } = useQuery(topicsQuery());
	if (!data || data.categories.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": "Blog categories",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "flex flex-wrap gap-x-2 gap-y-2 pointer-coarse:gap-y-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pill, {
				to: paths.blog,
				isCurrent: state.category === "" && state.tag === "",
				children: "All"
			}) }), data.categories.map(({ category }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pill, {
				to: paths.blogList({ category }),
				isCurrent: state.category === category,
				children: categoryLabel(category)
			}) }, category))]
		})
	});
}
/** @param tags in the order in which they stand */
function TagLinks({ tags, label, current }) {
	if (tags.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": label,
		className: "print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "mb-2 text-sm font-bold",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "flex flex-wrap gap-x-2 gap-y-2 pointer-coarse:gap-y-3",
			children: tags.map((tag) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pill, {
				to: paths.blogList({ tag }),
				isCurrent: tag === current,
				children: tag
			}) }, tag))
		})]
	});
}
/** What is written about most. */
function PopularTags({ current }) {
	const { data } = useQuery(topicsQuery());
	const tags = (data?.tags ?? []).slice(0, MOST_TAGS).map(({ tag }) => tag);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TagLinks, {
		tags,
		label: "Popular tags",
		current
	});
}
// src/content/blog/blog-promos.tsx
function Promo({ id, title, category, children, action }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		className: "grid grid-cols-1 overflow-hidden rounded-card bg-moss sm:grid-cols-[1fr_10rem] lg:grid-cols-[1fr_13rem]",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col items-start gap-3 p-6 md:p-8",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id,
					className: "text-xl",
					children: title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm",
					children
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "mt-auto pt-2",
					children: action
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "hidden sm:block",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
				category,
				seed: id,
				className: "h-full"
			})
		})]
	});
}
/** Ways from reading to eating. */
function BlogPromos() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6 print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Promo, {
			id: "promo-near-you",
			title: "Find local farms near you",
			category: "vegetables",
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: paths.home,
				children: "Search by ZIP code"
			}),
			children: "Markets, farm stands, CSAs and u-picks around your ZIP code, with their hours and what they grow."
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Promo, {
			id: "promo-eggs",
			title: "Looking for farm fresh eggs?",
			category: "eggs",
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: withQuery(paths.home, { products: "eggs" }),
				children: "Find farm fresh eggs"
			}),
			children: "See who keeps hens nearby, and buy a dozen straight from the people who gather them."
		})]
	});
}
export { ArticleCard as a, TagLinks as i, CategoryLinks as n, PopularTags as r, BlogPromos as t };
