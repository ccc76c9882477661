import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/icon.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A decorative icon, 16 pixels wide unless `className` says otherwise. Its drawing is in the style sheet. */
function Icon({ name, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("i", { className: clsx("icon", `icon-${name}`, className) });
}
export { Icon as t };
