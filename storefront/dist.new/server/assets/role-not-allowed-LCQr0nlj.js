import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/business/role-not-allowed.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Somebody works for a business in a role that this page is not for. */
function RoleNotAllowed({ message }) {
	const { may } = useMay();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		heading: "h2",
		title: "This page isn’t part of your role",
		hint: message,
		action: may("pack") && !may("look") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.vendorPacking,
			children: "Packing list"
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.business,
			children: "Your business"
		})
	});
}
export { RoleNotAllowed as t };
