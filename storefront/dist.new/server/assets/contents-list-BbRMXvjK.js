import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/parts/contents-list.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a long page has, as links to its places. */
function ContentsList({ entries, label = "On this page", className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": label,
		className: clsx("print:hidden", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "mb-2 text-sm font-bold",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
			className: "border-l border-line text-sm",
			children: entries.map(({ id, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: `#${id}`,
				className: "-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-soft transition-colors hover:border-leaf hover:text-leaf pointer-coarse:min-h-11",
				children: text
			}) }, id))
		})]
	});
}
export { ContentsList as t };
