import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/navigation/link-tabs.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/**
* Arrow keys move the focus along the tabs; Enter, as for any link, and Space, as for any tab, follow one.
*/
function onKey(event) {
	const tabs = [...event.currentTarget.querySelectorAll("[role=tab]")];
	const here = tabs.indexOf(document.activeElement);
	if (event.key === " ") {
		event.preventDefault();
		tabs[here]?.click();
		return;
	}
	const last = tabs.length - 1;
	const next = {
		ArrowRight: here === last ? 0 : here + 1,
		ArrowLeft: here <= 0 ? last : here - 1,
		Home: 0,
		End: last
	}[event.key];
	if (next === void 0) return;
	event.preventDefault();
	tabs[next]?.focus();
}
/** Scrolls the row of tabs, and nothing else, until the chosen one is whole. */
function useWholeTab(value) {
	const row = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		const tab = row.current?.querySelector("[aria-selected=true]");
		if (!row.current || !tab) return;
		const outer = row.current.getBoundingClientRect();
		const { left, right } = tab.getBoundingClientRect();
		if (right > outer.right) row.current.scrollLeft += right - outer.right;
		else if (left < outer.left) row.current.scrollLeft -= outer.left - left;
	}, [value]);
	return row;
}
/** Tabs that are real links: each has its address, and they work without scripts. */
function LinkTabs({ label, value, tabs, children }) {
	const id = (0, import_react.useId)();
	const row = useWholeTab(value);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: row,
		role: "tablist",
		"aria-label": label,
		onKeyDown: onKey,
		className: "relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]",
		children: tabs.map((tab) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			role: "tab",
			id: `${id}-${tab.value}`,
			to: tab.to,
			state: KEEP_SCROLL,
			"aria-selected": tab.value === value,
			"aria-controls": tab.value === value ? `${id}-panel` : void 0,
			tabIndex: tab.value === value ? 0 : -1,
			className: "tab",
			children: [tab.label, tab.count !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: tab.count })]
		}, tab.value))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "tabpanel",
		id: `${id}-panel`,
		"aria-labelledby": `${id}-${value}`,
		children
	})] });
}
export { LinkTabs as t };
