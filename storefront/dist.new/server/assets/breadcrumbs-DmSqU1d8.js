import { t as Link } from "./link-SLfrEwY2.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/navigation/breadcrumbs.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* The way down from the home page, in one line: the page's own name, which its heading repeats, is cut to
* what is left of it. Where there is not even room for a few letters of it, as in large text, it goes on in a
* second line.
*/
function Breadcrumbs({ crumbs }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": "Breadcrumb",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "crumbs",
			children: crumbs.map((crumb, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [index > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "chevron-right" }), crumb.to ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: crumb.to,
				children: crumb.name
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-current": "page",
				className: "truncate text-ink",
				children: crumb.name
			})] }, crumb.name))
		})
	});
}
export { Breadcrumbs as t };
