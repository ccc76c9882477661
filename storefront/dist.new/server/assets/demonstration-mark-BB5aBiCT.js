import { Sn as Badge } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/demonstration-mark.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says on a picture that nobody sells this: the record was made up to show what the product does. */
function DemonstrationMark() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "thumbnail-mark",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
			tone: "plain",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: ["Demo", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "max-sm:sr-only",
				children: "nstration"
			})] })
		})
	});
}
export { DemonstrationMark as t };
