import { o as previewImage, t as PageHead } from "./page-head-DvKldIXV.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as ArrowRight } from "./arrow-right-lvznp2JV.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { i as formatDate, r as formatCount } from "./format-DqpZFbOp.js";
import { a as isMissing } from "./api-BmXrKzYt.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { An as guideCrumbs, Cn as CouldNotLoad, jn as guideQuery } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as ContentsList } from "./contents-list-BbRMXvjK.js";
import { t as PageBand } from "./page-band-vqEyUTWs.js";
import { t as Prose } from "./prose-BJI9p4Ru.js";
import { t as GuideArt } from "./guide-art-DF7iZvWj.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/guides/guide-figures.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** Where the section is on its page. */
var FIGURES_ID = "where-to-find-it";
function Ranking({ title, rows }) {
	if (rows.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
		className: "mb-1 text-base",
		children: title
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "text-sm",
		children: rows.map(({ slug, name, count }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: "border-t border-line first:border-t-0",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to: paths.location(slug),
				className: "group flex min-h-9 items-center justify-between gap-4 py-1.5 pointer-coarse:min-h-11",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "min-w-0 wrap-anywhere text-leaf group-hover:underline",
					children: name
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold tabular-nums",
					children: formatCount(count)
				})]
			})
		}, slug))
	})] });
}
/** How much there is of a guide's topic now, and where. */
function GuideFigures({ figures }) {
	const { asOf, what, count, stateCount, states, cities } = figures;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": FIGURES_ID,
		className: "flex flex-col gap-5 print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-1",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: FIGURES_ID,
					className: "text-xl",
					children: "Where to find it"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "font-display text-xl font-[560] tabular-nums",
						children: formatCount(count)
					}),
					" ",
					what,
					" in",
					" ",
					stateCount === 1 ? "one state" : `${stateCount} states`
				] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-xs text-soft",
					children: [
						"In our directory on ",
						formatDate(asOf),
						"."
					]
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-8 rounded-card border border-line bg-card p-5 sm:grid-cols-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ranking, {
				title: "States",
				rows: states.map(({ slug, state, count: number }) => ({
					slug,
					name: state,
					count: number
				}))
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Ranking, {
				title: "Cities, within 25 miles",
				rows: cities.map(({ slug, city, stateCode, count: number }) => ({
					slug,
					name: `${city}, ${stateCode}`,
					count: number
				}))
			})]
		})]
	});
}
// src/content/guides/guide-page.tsx
function Related({ links }) {
	if (links.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": "Related pages",
		className: "flex flex-col gap-3 print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "text-xl",
			children: "Read on"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-1 gap-2 sm:grid-cols-2",
			children: links.map(({ path, title }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
				to: path,
				className: "group flex h-full min-h-14 items-center gap-3 rounded-control border border-line bg-card px-4 py-3 transition-colors hover:border-leaf",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "min-w-0 flex-1 leading-snug font-semibold group-hover:text-leaf",
					children: title
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowRight, {
					"aria-hidden": true,
					size: 16,
					className: "shrink-0 text-leaf"
				})]
			}) }, path))
		})]
	});
}
function Guide({ guide }) {
	const { title, slug, metaDescription, targetKeyword, contentHtml, headings, figures, relatedLinks } = guide;
	const hasFigures = figures !== null && figures.count > 0;
	const entries = hasFigures ? [...headings, {
		id: FIGURES_ID,
		text: "Where to find it"
	}] : headings;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title,
			description: metaDescription,
			keywords: targetKeyword ? [targetKeyword] : [],
			canonical: paths.guide(slug),
			image: previewImage("guides", slug)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: guideCrumbs(guide),
			title,
			lead: metaDescription,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: ["Updated ", formatDate(guide.lastUpdated)]
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page grid grid-cols-1 gap-10 pt-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-col gap-8 md:gap-10",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideArt, {
						slug,
						eager: true,
						className: "rounded-card print:hidden"
					}),
					entries.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContentsList, {
						entries,
						className: "lg:hidden"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Prose, { html: contentHtml }),
					hasFigures && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideFigures, { figures }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Related, { links: relatedLinks })
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("aside", {
				"aria-label": "About this guide",
				className: "flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start",
				children: [entries.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContentsList, {
					entries,
					className: "max-lg:hidden"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.guides,
					className: "link self-start text-sm print:hidden",
					children: "All guides"
				})]
			})]
		})
	] });
}
function GuideFailure({ error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] items-center justify-center",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Guide not found",
			noindex: true
		}), isMissing(error) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			isError: true,
			heading: "h1",
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
			title: "Guide not found",
			hint: "The guide you're looking for doesn't exist.",
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: paths.guides,
				children: "All guides"
			})
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
			title: "We couldn’t load this guide.",
			error,
			onRetry
		})]
	});
}
function GuideLoading() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-screen flex-col gap-6 py-10",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: "text-soft",
				children: "Loading the guide..."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-12 w-4/5 max-w-xl" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-[40/21] w-full max-w-3xl" })
		]
	});
}
/** A guide to one topic, with how much there is of it. */
function GuidePage() {
	const { slug = "" } = (0, import_dist.useParams)();
	const { data: guide, error, refetch } = useQuery(guideQuery(slug));
	if (guide) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Guide, { guide });
	return error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideFailure, {
		error,
		onRetry: refetch
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideLoading, {});
}
export { GuidePage };
