import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/visually-hidden.tsx
var import_jsx_runtime = require_jsx_runtime();
/** For screen readers alone. */
function VisuallyHidden({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "sr-only",
		children
	});
}
export { VisuallyHidden as t };
