import { t as Breadcrumbs } from "./breadcrumbs-DmSqU1d8.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/parts/page-band.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The head of a page of texts: where it is, what it is, what it is for. */
function PageBand({ crumbs, title, lead, headingRef, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "border-b border-line bg-sunk print:border-0",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page flex flex-col gap-4 pt-4 pb-8 md:pb-12",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Breadcrumbs, { crumbs }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					ref: headingRef,
					tabIndex: headingRef ? -1 : void 0,
					className: "mt-2 text-2xl wrap-anywhere md:text-3xl",
					children: title
				}),
				lead && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-soft md:text-lg",
					children: lead
				}),
				children
			]
		})
	});
}
export { PageBand as t };
