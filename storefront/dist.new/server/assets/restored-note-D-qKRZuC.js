import { n as Button } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/restored-note.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says that the form shows what was typed before, and lets it go. */
function RestoredNote({ onDiscard }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-moss px-4 py-2.5 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "We restored what you typed. It hasn’t been saved yet." }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			size: "sm",
			onClick: onDiscard,
			children: "Discard it"
		})]
	});
}
export { RestoredNote as t };
