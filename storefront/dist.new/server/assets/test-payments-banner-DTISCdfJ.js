import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/info.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "info",
	size: 24,
	node: [
		["circle", {
			cx: "12",
			cy: "12",
			r: "10",
			key: "1mglay"
		}],
		["path", {
			d: "M12 16v-4",
			key: "1dtifu"
		}],
		["path", {
			d: "M12 8h.01",
			key: "e9boi3"
		}]
	]
};
__iconData.node;
var Info = createLucideIcon(__iconData);
// src/marketplace/parts/test-payments-banner.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says that no card is charged. */
function TestPaymentsBanner() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "flex items-start gap-2.5 rounded-control bg-sun px-3.5 py-3 text-sm text-on-sun",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Info, {
			"aria-hidden": true,
			size: 18,
			className: "mt-0.5 shrink-0"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: "Test payments:" }), " no card is charged."] })]
	});
}
export { TestPaymentsBanner as t };
