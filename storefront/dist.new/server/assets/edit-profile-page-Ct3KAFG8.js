import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery, t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { t as FormSkeleton } from "./form-skeleton-CQ1-5g86.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/profile/edit-profile-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var EditProfile = (0, import_react.lazy)(() => import("./edit-profile-ClO57Ckm.js").then((module) => ({ default: module.EditProfile })));
/** Where a vendor changes what people see of the business. */
function EditProfilePage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Edit Profile",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: withQuery(paths.vendorDashboard, { tab: "profile" }),
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl",
				children: "Edit Profile"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.vendorProfileEdit,
				skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
				children: ({ me, profile }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditProfile, {
						userId: me.id,
						profile
					})
				})
			})
		]
	});
}
export { EditProfilePage };
