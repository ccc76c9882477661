import { t as Link } from "./link-SLfrEwY2.js";
import { vn as CropDial } from "../entry-server.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/crop-link.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* A crop that is ripe, in one row: its picture in the ring of its months, its name, and how long it is there.
*/
function CropLink({ to, note, ...crop }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		to,
		className: "crop-link group",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CropDial, { ...crop }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: crop.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("small", { children: note })] })]
	});
}
/** In the place of a crop that is on its way. */
function CropSkeleton() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex h-full min-h-20 items-center gap-2 rounded-control border border-line bg-card p-2 sm:gap-3 sm:pr-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "size-14 shrink-0 rounded-full max-sm:size-11!" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-1 flex-col gap-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-4 w-4/5" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-3 w-1/2" })]
		})]
	});
}
export { CropSkeleton as n, CropLink as t };
