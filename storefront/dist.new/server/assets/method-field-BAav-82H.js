import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { d as SHIPPING_METHODS, f as SHIPPING_METHOD_LABELS } from "./shop-Dv2K-8bW.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { r as methodMeanings } from "./vendor-form-values-BsUDFoic.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/profile/method-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** How goods reach people: any number of ways, each with what it means and costs. */
function MethodField({ label, value, onChange, error }) {
	const id = (0, import_react.useId)();
	const meanings = methodMeanings(usePublicConfig().checkoutStateNames);
	const toggle = (method, isOn) => onChange(SHIPPING_METHODS.filter((one) => one === method ? isOn : value.includes(one)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-2.5",
		"aria-describedby": error && `${id}-error`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-2.5 text-sm font-semibold",
				children: label
			}),
			SHIPPING_METHODS.map((method, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: "flex items-start gap-3 rounded-control border border-edge bg-card p-3.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: value.includes(method),
					onChange: ({ currentTarget }) => toggle(method, currentTarget.checked),
					"aria-describedby": `${id}-${method}`,
					"aria-labelledby": `${id}-${method}-name`,
					"aria-invalid": error && index === 0 || void 0,
					className: "mt-0.5 size-5 shrink-0 accent-leaf outline-none"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "min-w-0",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						id: `${id}-${method}-name`,
						className: "block text-sm font-semibold",
						children: SHIPPING_METHOD_LABELS[method]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						id: `${id}-${method}`,
						className: "block text-sm text-soft",
						children: meanings[method]
					})]
				})]
			}, method)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: error
			})
		]
	});
}
export { MethodField as t };
