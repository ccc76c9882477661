import { i as dollars } from "./money-C_WGm-47.js";
import { n as countOf } from "./format-DqpZFbOp.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/parts/totals-list.tsx
var import_jsx_runtime = require_jsx_runtime();
function Row({ label, value }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex items-baseline justify-between gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
			className: "text-soft",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })]
	});
}
/** Subtotal, discount, shipping, tax and total. */
function TotalsList({ totals, units, shipping, isFlatTax, tax }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "flex flex-col gap-2 text-sm tabular-nums",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
				label: `Subtotal (${countOf(units, "item")})`,
				value: dollars(totals.subtotal)
			}),
			totals.discount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
				label: "Discount",
				value: dollars(-totals.discount)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
				label: "Shipping",
				value: shipping ?? (totals.shipping === 0 ? "Free" : dollars(totals.shipping))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Row, {
				label: isFlatTax ? "Tax (8%)" : "Tax",
				value: tax ?? dollars(totals.tax)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-semibold",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: tax === void 0 ? "Total" : "Total before tax" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: dollars(totals.total) })]
			})
		]
	});
}
export { TotalsList as t };
