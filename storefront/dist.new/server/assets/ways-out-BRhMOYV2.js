import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/search/results/ways-out.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* What to do where a search found nothing: look farther, or clear the filters. The ZIP code and the text
* stay.
*/
function WaysOut({ wider, cleared, otherwise }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-wrap justify-center gap-3",
		children: [
			wider && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
				to: wider.to,
				state: KEEP_SCROLL,
				children: [
					"Search within ",
					wider.miles,
					" miles"
				]
			}),
			cleared !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: wider ? "secondary" : "primary",
				to: cleared,
				state: KEEP_SCROLL,
				children: "Clear filters"
			}),
			cleared === null && otherwise
		]
	});
}
export { WaysOut as t };
