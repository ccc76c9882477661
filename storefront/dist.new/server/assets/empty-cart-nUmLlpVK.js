import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/cart/empty-cart.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What stands in the place of the cart, and of the checkout, when there is nothing in it. */
function EmptyCart({ heading }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		title: "Your cart is empty",
		...heading && { heading },
		hint: "Find fresh food from farms near you.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			size: "lg",
			to: paths.marketplace(),
			children: "Browse Products"
		})
	});
}
export { EmptyCart as t };
