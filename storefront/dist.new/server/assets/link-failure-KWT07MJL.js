import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { a as isMissing, o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/page/link-failure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the place of what the link of an email was to do. */
function LinkFailure({ error, refused, failed, hint, heading = "h1", instead, onRetry }) {
	const isRefused = isMissing(error);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		heading,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: isRefused ? "not-found" : "went-wrong" }),
		title: isRefused ? refused : failed,
		hint: hint ?? sentenceOf(error, "Please check your connection and try again."),
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap justify-center gap-3",
			children: [!isRefused && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				onClick: onRetry,
				children: "Try again"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: isRefused ? "primary" : "secondary",
				to: instead.to,
				children: instead.label
			})]
		})
	});
}
export { LinkFailure as t };
