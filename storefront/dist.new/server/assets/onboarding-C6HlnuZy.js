import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as DEFAULT_COMMISSION_RATE } from "./shop-Dv2K-8bW.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { Sr as vendorProfileQuery, Ur as ME } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
import { r as percentOf } from "./profile-tab-BlVPeQFG.js";
import { t as newProductPath } from "./listing-to-sell-CURpe34c.js";
import { t as VendorForm } from "./vendor-form-BI9BOLwW.js";
import { n as firstVendorValues } from "./vendor-form-values-BsUDFoic.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/profile/onboarding.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var STEPS = [
	"We review your profile. It stays private until we approve it.",
	"While you wait, add products one at a time or import a spreadsheet.",
	"Once you’re approved, we’ll email you and shoppers can start buying."
];
function WhatHappensNext() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "next",
		className: "rounded-card bg-sunk p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "next",
				className: "mb-3 text-lg",
				children: "What happens next"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: "flex list-decimal flex-col gap-1.5 pl-5 text-sm",
				children: STEPS.map((step) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: step }, step))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "mt-3 text-sm text-soft",
				children: [
					"Selling here is free to start. Farmgate keeps ",
					percentOf(DEFAULT_COMMISSION_RATE),
					" of what you sell."
				]
			})
		]
	});
}
/** The form that makes a person a vendor. */
function Onboarding({ me, listing }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const saved = (0, import_react.useMemo)(() => firstVendorValues(me), [me]);
	const onSent = (profile) => {
		client.setQueryData(vendorProfileQuery().queryKey, profile);
		client.invalidateQueries({ queryKey: [ME] });
		toast({
			title: "Welcome to the marketplace!",
			description: listing ? "Your profile is pending approval. Now finish your first product." : "Your profile is pending approval. Add your products while you wait."
		});
		navigate(listing ? newProductPath(listing) : paths.vendorDashboard, { replace: true });
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorForm, {
		label: "Become a vendor",
		userId: me.id,
		draftName: "farmgate-vendor-draft",
		saved,
		kept: null,
		path: "/api/vendor/onboarding",
		method: "POST",
		submitLabel: "Create vendor profile",
		pendingLabel: "Creating...",
		onSent,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WhatHappensNext, {})
	});
}
export { Onboarding };
