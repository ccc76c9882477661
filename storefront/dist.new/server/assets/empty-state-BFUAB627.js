import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/states/empty-state.tsx
var import_jsx_runtime = require_jsx_runtime();
function EmptyState({ picture, title, heading: Title = "p", hint, action, isError }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: isError ? "alert" : void 0,
		className: "mx-auto flex w-full max-w-lg min-w-0 flex-col items-center gap-3 px-4 py-12 text-center",
		children: [
			picture && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "mb-2 w-44 max-w-full sm:w-52",
				children: picture
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Title, {
				className: clsx("font-display font-[560] wrap-anywhere", Title === "h1" ? "text-2xl" : "text-lg"),
				children: title
			}),
			hint && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: hint
			}),
			action && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "mt-3",
				children: action
			})
		]
	});
}
export { EmptyState as t };
