import { t as paths } from "./site-paths-DYYu6IFA.js";
import { a as isMissing, o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-management/market-failure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the place of a market that one doesn't run, or that didn't arrive. */
function MarketFailure({ error, onRetry }) {
	const isGone = isMissing(error);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageFailure, {
		title: isGone ? "You don’t run this market" : "We couldn’t load this market",
		isGone,
		hint: isGone ? "It may have other managers by now, or it’s no longer listed." : sentenceOf(error, "Please check your connection and try again."),
		onRetry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: isGone ? "primary" : "secondary",
			to: paths.myMarkets,
			children: "Your markets"
		})
	});
}
export { MarketFailure as t };
