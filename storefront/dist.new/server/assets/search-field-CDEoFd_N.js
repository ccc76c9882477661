import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/search-field.tsx
var import_jsx_runtime = require_jsx_runtime();
var heights = {
	md: "h-11 pl-10 text-base",
	lg: "h-14 pl-12 text-lg"
};
function IconField(props) {
	const { label, size = "md", icon, className, ...input } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("relative block", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: icon,
			className: clsx("field-icon left-3.5", size === "lg" ? "size-5.5" : "size-4.5")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			"aria-label": label,
			className: clsx("search-input", heights[size]),
			...input
		})]
	});
}
/** One line of free search text. */
function SearchField(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconField, {
		enterKeyHint: "search",
		autoComplete: "off",
		...props,
		icon: "search",
		type: "search"
	});
}
/**
* Pastes a text without its outer spaces, which would count against the field's length and push digits out of
* it.
*/
function pasteTrimmed(event) {
	const pasted = event.clipboardData.getData("text");
	const text = pasted.trim();
	if (text === pasted) return;
	event.preventDefault();
	const input = event.currentTarget;
	const start = input.selectionStart ?? input.value.length;
	const end = input.selectionEnd ?? start;
	const room = input.maxLength - (input.value.length - (end - start));
	input.setRangeText(text.slice(0, Math.max(0, room)), start, end, "end");
	input.dispatchEvent(new Event("input", { bubbles: true }));
}
/** A ZIP code; phones show their digits. */
function ZipField(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconField, {
		inputMode: "numeric",
		autoComplete: "postal-code",
		enterKeyHint: "search",
		onPaste: pasteTrimmed,
		maxLength: 10,
		...props,
		icon: "map-pin",
		type: "text"
	});
}
/** The platform's own choice, beside the fields of a search. Its options are its children. */
function ChoiceField({ label, className, ...select }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: clsx("relative block", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
			"aria-label": label,
			className: clsx(controlClass, "h-11 appearance-none pr-9"),
			...select
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "chevron-down",
			className: "field-icon right-3 size-4.5"
		})]
	});
}
export { SearchField as n, ZipField as r, ChoiceField as t };
