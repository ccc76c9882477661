import { i as BUSINESS_ROLE_LABELS, r as BUSINESS_ROLE_HELP } from "./business-roles-BFgw9Gqu.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/business/role-note.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Why the dashboard of who works for a business has fewer buttons than its owner's. */
function RoleNote() {
	const { role, businessName, may } = useMay();
	if (role === null || may("edit")) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "rounded-control bg-sunk px-3.5 py-3 text-sm wrap-anywhere",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("strong", {
				className: "font-semibold",
				children: [
					BUSINESS_ROLE_LABELS[role],
					" at ",
					businessName,
					"."
				]
			}),
			" ",
			BUSINESS_ROLE_HELP[role]
		]
	});
}
export { RoleNote as t };
