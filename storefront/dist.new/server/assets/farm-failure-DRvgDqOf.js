import { t as paths } from "./site-paths-DYYu6IFA.js";
import { a as isMissing, o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageFailure } from "./page-failure-WSkn7CU_.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farms/farm-failure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** In the place of a farm's page: there is no such farm, or it could not be had. */
function FarmFailure({ error, isMissing: isKnown = false, onRetry, otherwise }) {
	const isGone = isKnown || isMissing(error);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageFailure, {
		title: isGone ? "Farm not found" : "We couldn’t load this farm",
		isGone,
		hint: isGone ? "The farm may have closed, or the farmer may have removed its page." : sentenceOf(error, "Please try again in a moment."),
		onRetry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			look: isGone ? "primary" : "secondary",
			to: otherwise,
			children: otherwise === paths.farmerDashboard ? "Go to your dashboard" : "Browse Local Farms"
		})
	});
}
export { FarmFailure as t };
