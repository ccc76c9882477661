import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as VisuallyHidden } from "./visually-hidden-Dalysla6.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/dashboard/dashboard-skeleton.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The shape of a list that is still on its way. */
function RowsSkeleton({ label }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: label }), [
			0,
			1,
			2,
			3
		].map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-20 w-full rounded-card" }, row))]
	});
}
/** The shape of a dashboard that is still on its way. */
function DashboardSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		"aria-busy": true,
		className: "flex flex-col gap-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisuallyHidden, { children: "Loading your dashboard..." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4",
				children: [
					0,
					1,
					2,
					3
				].map((figure) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-28 rounded-card" }, figure))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-11 w-full max-w-md rounded-control" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "" })
		]
	});
}
export { RowsSkeleton as n, DashboardSkeleton as t };
