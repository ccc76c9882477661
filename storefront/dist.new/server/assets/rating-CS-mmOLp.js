import { t as Star } from "./star-D17xFlLI.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/rating.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A rating from 1 to 5 with one decimal and, where it is known, of how many. */
function Rating({ rating, count }) {
	const reviews = count === void 0 || count === null ? "" : ` (${formatCount(count)})`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: "inline-flex items-center gap-1 text-sm tabular-nums",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Star, {
				"aria-hidden": true,
				size: 16,
				className: "fill-sun text-on-sun dark:text-sun",
				strokeWidth: 1.25
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "sr-only",
				children: "Rated "
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "font-semibold",
				children: rating.toFixed(1)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "sr-only",
				children: " of 5"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: reviews
			})
		]
	});
}
export { Rating as t };
