import { n as TO_RESULTS } from "./navigation-BpNQcxZa.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/search/results/no-such-page.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the place of a page behind the end of its list. */
function NoSuchPage({ page, first }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: `There is no page ${page}.`,
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: first,
			state: TO_RESULTS,
			children: "Go to page 1"
		})
	});
}
export { NoSuchPage as t };
