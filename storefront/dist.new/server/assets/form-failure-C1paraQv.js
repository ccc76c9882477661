import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/form-failure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Why a form did not get through, above its button; read out at once. */
function FormFailure({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "alert",
		className: "flex items-start gap-2.5 rounded-control border border-danger bg-card px-3.5 py-3 text-sm text-danger",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
			"aria-hidden": true,
			size: 18,
			className: "mt-0.5 shrink-0"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children })]
	});
}
export { FormFailure as t };
