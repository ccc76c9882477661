import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/states/skeleton.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The place of something that is still on its way; its size comes from `className`. */
function Skeleton({ className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		"aria-hidden": true,
		className: clsx("animate-breathe rounded-sm bg-line", className)
	});
}
export { Skeleton as t };
