import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farms/form-skeleton.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The shape of a form that is still on its way. Browsers without scripts are told that it will not come. */
function FormSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-6 noscript:hidden",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading the form..." }),
			Array.from({ length: 4 }, (_, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-28" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-11 w-full rounded-control" })]
			}, index)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-32 w-full rounded-control" })
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "hidden rounded-card border border-line bg-card p-5 noscript:block",
		children: "Please turn on JavaScript to use this form."
	})] });
}
export { FormSkeleton as t };
