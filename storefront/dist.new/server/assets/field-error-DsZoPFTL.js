import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/field-error.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What is wrong with a group of controls, in a sentence; the fields of `ui` say so themselves. */
function FieldError({ id, children }) {
	if (!children) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		id,
		className: "flex items-start gap-1.5 text-sm text-danger",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
			"aria-hidden": true,
			size: 16,
			className: "mt-0.5 shrink-0"
		}), children]
	});
}
export { FieldError as t };
