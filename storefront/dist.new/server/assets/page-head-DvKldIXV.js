import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../backend/src/contract/content/sitemap.ts
/** Addresses for machines: feeds, site map, pictures for previews of links. Free of zod. */
var machinePaths = {
	sitemap: "/sitemap.xml",
	robots: "/robots.txt",
	blogFeed: "/blog/feed.xml",
	listingsFeed: "/listings/feed.xml",
	marketDaysFeed: "/market-days/feed.xml"
};
/** The picture of pages that have none of their own. */
var DEFAULT_PREVIEW = "/og/default.png";
/**
* @param key what stands in the page's address: an id, or a slug ("farms-fort-myers-fl", "farms-in-florida")
* @returns the address of a page's picture for previews (`og:image`)
*/
var previewImage = (kind, key) => `/og/${kind}/${key}.png`;
// src/lib/page/page-head.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The name that ends every title but the home page's. */
var SITE_NAME = "Farmgate";
/** @returns the title of a page of a list: from the second one on it says which one it is */
function pageTitle(title, page) {
	return page > 1 ? `${title} – Page ${page}` : title;
}
/**
* @returns the description of a page of a list: each one has its own, as search engines show no two of the
* same
*/
function pageDescription(description, page) {
	return page > 1 ? `${description} Page ${page}.` : description;
}
/**
* The document's head for one page; React moves it there. What every page says alike (feeds,
* the site's name, the size of pictures) is in index.html.
*/
function PageHead(props) {
	const { title, isWholeTitle, description, keywords, canonical, noindex } = props;
	const { image = DEFAULT_PREVIEW, type = "website" } = props;
	const { publicUrl } = usePublicConfig();
	const whole = isWholeTitle ? title : `${title} | ${SITE_NAME}`;
	const address = canonical === void 0 ? void 0 : publicUrl + canonical;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("title", { children: whole }),
		description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			name: "description",
			content: description
		}),
		keywords && keywords.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			name: "keywords",
			content: keywords.join(", ")
		}),
		noindex && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			name: "robots",
			content: "noindex"
		}),
		address && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("link", {
			rel: "canonical",
			href: address
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			property: "og:type",
			content: type
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			property: "og:title",
			content: title
		}),
		description && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			property: "og:description",
			content: description
		}),
		address && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			property: "og:url",
			content: address
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("meta", {
			property: "og:image",
			content: publicUrl + image
		})
	] });
}
export { machinePaths as a, pageTitle as i, SITE_NAME as n, previewImage as o, pageDescription as r, PageHead as t };
