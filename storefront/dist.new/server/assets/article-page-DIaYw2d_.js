import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { a as isMissing, o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as StillLoading } from "./still-loading-yCAwrI5b.js";
import { a as categoryLabel } from "./categories-Iwfar9G4.js";
import { t as Share2 } from "./share-2-B2OK1r51.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as formatDate } from "./format-DqpZFbOp.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as share } from "./share-D3MRXcNX.js";
import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as ContentsList } from "./contents-list-BbRMXvjK.js";
import { t as Prose } from "./prose-BJI9p4Ru.js";
import { t as HeaderArt } from "./header-art-ntQKKRY1.js";
import { a as ArticleCard, i as TagLinks, t as BlogPromos } from "./blog-promos-Bokg0p0C.js";
import { er as articleQuery, or as articleCrumbs, sr as articleMeta } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/blog/article.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** From so many headings on, a table of contents helps. */
var CONTENTS_FROM = 3;
function ShareButton({ article: { title, slug } }) {
	const { publicUrl } = usePublicConfig();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "secondary",
		size: "sm",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Share2, {
			"aria-hidden": true,
			size: 16
		}),
		className: "noscript:hidden! print:hidden",
		onClick: () => void share(title, publicUrl + paths.article(slug)),
		children: "Share"
	});
}
function Head({ article }) {
	const { title, excerpt, category, authorName, authorTitle, publishedAt, updatedAt, readingTime } = article;
	const [published, updated] = [formatDate(publishedAt), formatDate(updatedAt)];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: "mx-auto flex max-w-measure flex-col gap-5 pt-6 md:pt-10",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.blogList({ category }),
				className: "hit self-start text-sm font-semibold text-leaf hover:underline",
				children: categoryLabel(category)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl wrap-anywhere md:text-3xl",
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-base text-soft md:text-lg",
				children: excerpt
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "font-semibold",
					children: [authorName, authorTitle && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "font-normal text-soft",
						children: [", ", authorTitle]
					})]
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-soft",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
							dateTime: publishedAt,
							children: published
						}),
						" · ",
						readingTime,
						" min read",
						updatedAt > publishedAt && updated !== published && ` · updated ${updated}`
					]
				})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShareButton, { article })]
			})
		]
	});
}
function Body({ article: { contentHtml, headings } }) {
	const entries = headings.length >= CONTENTS_FROM ? headings : [];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "mx-auto grid w-full max-w-measure grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-8 xl:max-w-none xl:grid-cols-[1fr_minmax(0,68ch)_1fr]",
		children: [entries.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContentsList, {
			entries,
			className: "max-xl:hidden xl:sticky xl:top-24 xl:self-start"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
			className: "group rounded-control border border-line bg-card px-4 xl:hidden print:hidden",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
				className: "flex min-h-11 items-center font-semibold",
				children: "On this page"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContentsList, {
				entries,
				label: "Contents",
				className: "pb-4 [&>p]:sr-only"
			})]
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prose, {
			html: contentHtml,
			className: "xl:col-start-2"
		})]
	});
}
/** An article, to be read in peace. */
function Article({ article }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
		...articleMeta(article),
		type: "article",
		canonical: paths.article(article.slug),
		image: previewImage("blog", article.slug),
		noindex: !article.isPublished
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-12 py-6 md:gap-16 md:py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
				className: "flex flex-col gap-8 md:gap-12",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs: articleCrumbs(article) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Head, { article })] }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(HeaderArt, {
						address: article.imageUrl,
						alt: article.imageAlt ?? "",
						eager: true,
						className: "mx-auto max-w-5xl rounded-card print:hidden"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Body, { article }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("footer", {
						className: "mx-auto w-full max-w-measure border-t border-line pt-6",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TagLinks, {
							tags: article.tags,
							label: "Tags"
						})
					})
				]
			}),
			article.related.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
				"aria-labelledby": "related",
				className: "print:hidden",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: "related",
					className: "mb-6 text-xl",
					children: "Related articles"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3",
					children: article.related.map((other) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArticleCard, {
						article: other,
						heading: "h3"
					}) }, other.id))
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BlogPromos, {})
		]
	})] });
}
// src/content/blog/article-page.tsx
function Loading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Article",
			noindex: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(StillLoading, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			className: "sr-only",
			children: "Loading the article..."
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			"aria-hidden": true,
			className: "mx-auto flex max-w-3xl flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-40" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-12" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-6 w-2/3" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-[40/21] w-full" }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-64" })
			]
		})] })]
	});
}
function Missing({ error, onRetry }) {
	const isGone = isMissing(error);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageFailure, {
		title: isGone ? "Article not found" : "We couldn’t load this article",
		isGone,
		hint: sentenceOf(error, "Please try again in a moment."),
		onRetry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: isGone ? "primary" : "secondary",
			to: paths.blog,
			children: "Read other articles"
		})
	});
}
function ArticlePage() {
	const { slug = "" } = (0, import_dist.useParams)();
	const { data, error, refetch } = useQuery(articleQuery(slug));
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Article, { article: data });
	return error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Missing, {
		error,
		onRetry: refetch
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Loading, {});
}
export { ArticlePage };
