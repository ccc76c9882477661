import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as X } from "./x-BHkNfOAH.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
// src/ui/navigation/filter-pill.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A filter that is on or off. It is a checkbox, so that a plain form sends it as well. */
function FilterPill({ label, name, value = "true", form, checked, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: "filter-pill",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "checkbox",
				name,
				value,
				form,
				checked,
				onChange,
				className: "sr-only"
			}),
			checked && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: "check",
				className: "-ml-1"
			}),
			label
		]
	});
}
// src/ui/chip.tsx
/** An active filter; pressing it removes it. */
function Chip({ children, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		"aria-label": `Remove the filter ${children}`,
		className: "hit inline-flex min-h-9 items-center gap-1.5 rounded-full bg-moss py-1 pr-2.5 pl-3.5 text-sm font-medium text-leaf transition-colors hover:bg-moss-deep",
		...rest,
		children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
			"aria-hidden": true,
			size: 16
		})]
	});
}
// src/ui/navigation/filter-chips.tsx
/** The active filters, each removable, and all of them at once. */
function FilterChips({ filters, onClear }) {
	if (filters.length === 0) return null;
	const isEmptyOnWide = filters.every(({ isShownByBar }) => isShownByBar);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
		"aria-label": "Active filters",
		className: clsx("flex flex-wrap items-center gap-2", isEmptyOnWide && "md:hidden"),
		children: [filters.map(({ label, onRemove, isShownByBar }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
			className: isShownByBar ? "md:hidden" : void 0,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
				onClick: onRemove,
				children: label
			})
		}, label)), filters.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			size: "sm",
			onClick: onClear,
			children: "Clear all"
		}) })]
	});
}
export { FilterPill as n, FilterChips as t };
