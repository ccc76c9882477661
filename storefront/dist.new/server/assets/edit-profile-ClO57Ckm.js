import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Cr as vendorQuery, Sr as vendorProfileQuery } from "../entry-server.js";
import { r as percentOf, t as ApprovalBadge } from "./profile-tab-BlVPeQFG.js";
import { t as VendorForm } from "./vendor-form-BI9BOLwW.js";
import { o as vendorValues } from "./vendor-form-values-BsUDFoic.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/profile/edit-profile.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** What only staff may change. */
function SetByStaff({ profile }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: "mb-8 grid grid-cols-1 max-w-2xl gap-4 rounded-card bg-sunk p-4 text-sm sm:grid-cols-2 sm:p-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
			className: "mb-1 text-soft",
			children: "Approval"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ApprovalBadge, { isApproved: profile.isApproved }) })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", {
			className: "mb-1 text-soft",
			children: "Commission"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [percentOf(profile.commissionRate), " of what you sell"] })] })]
	});
}
/** The form of a vendor, filled in. */
function EditProfile({ userId, profile }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const saved = (0, import_react.useMemo)(() => vendorValues(profile), [profile]);
	const onSent = (changed) => {
		client.setQueryData(vendorProfileQuery().queryKey, changed);
		client.removeQueries({ queryKey: vendorQuery(String(changed.id)).queryKey });
		toast({
			title: "Profile saved",
			description: `${changed.businessName} is up to date.`
		});
		navigate(withQuery(paths.vendorDashboard, { tab: "profile" }));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SetByStaff, { profile }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorForm, {
		label: "Edit Profile",
		userId,
		draftName: `farmgate-vendor-draft-${profile.id}`,
		saved,
		kept: profile.imageUrl,
		path: "/api/vendor/profile",
		method: "PUT",
		submitLabel: "Save changes",
		pendingLabel: "Saving...",
		onSent
	})] });
}
export { EditProfile };
