import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farms/form/check-chips.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A choice that is on or off, as large as a finger. */
function CheckChip({ label, checked, onChange, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: clsx("hit inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 py-1 text-sm font-medium transition-colors", "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf", "border-edge bg-card text-ink hover:border-leaf not-has-checked:hover:bg-moss", "has-checked:border-leaf has-checked:bg-leaf has-checked:text-on-leaf", className),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "checkbox",
				checked,
				onChange,
				className: "sr-only"
			}),
			checked && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
				"aria-hidden": true,
				size: 16,
				className: "-ml-1 shrink-0"
			}),
			label
		]
	});
}
/** Any number of many, in groups. */
function CheckChips(props) {
	const { groups, value, onChange, labelOf = String } = props;
	const toggle = (choice) => onChange(value.includes(choice) ? value.filter((one) => one !== choice) : [...value, choice]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "flex flex-col gap-5",
		children: groups.map(({ label, choices }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "mb-2.5 text-sm text-soft",
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex flex-wrap gap-x-2 gap-y-2.5",
			children: choices.map((choice) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckChip, {
				label: labelOf(choice),
				checked: value.includes(choice),
				onChange: () => toggle(choice)
			}, choice))
		})] }, label))
	});
}
export { CheckChips as n, CheckChip as t };
