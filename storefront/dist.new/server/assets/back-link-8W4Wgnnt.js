import { t as ArrowLeft } from "./arrow-left-CLsBeGLb.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/back-link.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The way back to the dashboard, above a page's heading. */
function BackLink({ to, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		to,
		className: "hit inline-flex items-center gap-1.5 text-sm font-semibold text-leaf hover:underline print:hidden",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowLeft, {
			"aria-hidden": true,
			size: 18
		}), children]
	});
}
export { BackLink as t };
