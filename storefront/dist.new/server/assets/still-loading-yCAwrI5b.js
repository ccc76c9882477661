import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/states/still-loading.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What stands in for something that is still on its way; where no script can bring it, what is needed. */
function StillLoading({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "hidden text-soft noscript:block",
		children: "Please turn on JavaScript to use this page."
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "noscript:hidden",
		children
	})] });
}
export { StillLoading as t };
