import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/icon-line.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A row of a list of facts: its icon, and beside it what may take several lines. */
function IconLine({ icon, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex items-start gap-2.5 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			"aria-hidden": true,
			className: "mt-0.5 shrink-0 text-leaf",
			children: icon
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "min-w-0 wrap-anywhere",
			children
		})]
	});
}
export { IconLine as t };
