import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/page/page-failure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the place of a page: what it is about is not there, or could not be had. */
function PageFailure(props) {
	const { title, isGone, goneScene = "not-found", hint, onRetry, children } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] items-center justify-center",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title,
			noindex: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
			isError: true,
			heading: "h1",
			picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: isGone ? goneScene : "went-wrong" }),
			title,
			hint,
			action: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap justify-center gap-3",
				children: [onRetry && !isGone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					onClick: () => void onRetry(),
					children: "Try again"
				}), children]
			})
		})]
	});
}
export { PageFailure as t };
