import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/app/not-found-page.tsx
var import_jsx_runtime = require_jsx_runtime();
function NotFoundPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] items-center justify-center",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "404 Page Not Found",
			noindex: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			heading: "h1",
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
			title: "404 Page Not Found",
			hint: "The gate is open, but nothing grows at this address. It may have moved, or its season is over.",
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap justify-center gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.browse(),
					children: "Browse Local Farms"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.home,
					children: "Go to the home page"
				})]
			})
		})]
	});
}
export { NotFoundPage };
