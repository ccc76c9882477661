import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/fold.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* What phones show behind a tap, with or without scripts; wider screens show it and no button. All of it is
* in the page, so search engines and finding in the page reach it.
*/
function Fold({ summary, isOpen, className, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: className ? `fold ${className}` : "fold",
		open: isOpen,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "fold-summary",
			children: [summary, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "chevron-down" })]
		}), children]
	});
}
export { Fold as t };
