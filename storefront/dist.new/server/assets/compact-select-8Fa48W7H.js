import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/compact-select.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The platform's own choice, as a pill in a row of filters. */
function CompactSelect(props) {
	const { label, name, form, value, options, onChange, isActive = false, className } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("hit relative inline-flex", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
			"aria-label": label,
			name,
			form,
			value,
			onChange: (event) => onChange(event.target.value),
			className: clsx("filter-select", isActive && "filter-select-active"),
			children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value: option.value,
				children: option.label
			}, option.value))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "chevron-down",
			className: "field-icon right-3"
		})]
	});
}
export { CompactSelect as t };
