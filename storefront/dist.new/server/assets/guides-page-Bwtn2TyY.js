import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { Cn as CouldNotLoad, Mn as guidesQuery, kn as GUIDES_CRUMBS, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as PageBand } from "./page-band-vqEyUTWs.js";
import { t as GuideArt } from "./guide-art-DF7iZvWj.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/guides/guides-page.tsx
var import_jsx_runtime = require_jsx_runtime();
var DESCRIPTION = "Plain guides to buying from farms: CSA shares, u-pick, farm stands, eggs, honey, meat, organic food, and SNAP at farmers markets, with where to find each.";
function GuideCard({ guide: { slug, title, metaDescription }, eager }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		isLink: true,
		className: "group flex h-full flex-col overflow-hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideArt, {
			slug,
			eager
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-1 flex-col gap-2 p-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "text-lg leading-snug",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.guide(slug),
					className: "cover group-hover:text-leaf",
					children: title
				})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: metaDescription
			})]
		})]
	});
}
var GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3";
function Guides() {
	const { data: guides, error, refetch } = useQuery(guidesQuery());
	if (error && !guides) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load the guides.",
		error,
		onRetry: refetch
	});
	if (guides?.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "No guides have been written yet."
	});
	if (!guides) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: GRID,
		children: Array.from({ length: 6 }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			"aria-hidden": true,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "aspect-square" })
		}, index))
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: GRID,
		children: guides.map((guide, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GuideCard, {
			guide,
			eager: index < 3
		}) }, guide.slug))
	});
}
/** All guides. */
function GuidesPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Guides to Buying Local Food",
			description: DESCRIPTION,
			canonical: paths.guides
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: GUIDES_CRUMBS,
			title: "Guides to local food",
			lead: "How each way of buying from a farm works, what to ask and where to find one."
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "page pt-8 md:pt-12",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Guides, {})
		})
	] });
}
export { GuidesPage };
