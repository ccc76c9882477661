import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as isCode } from "./is-code-iF-b78F9.js";
import { t as useMay } from "./use-may-DpX1n8rd.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad } from "../entry-server.js";
import { t as ProfileMissing } from "./profile-missing-Bgrl5hkI.js";
import { r as useOwnVendor, t as NeedsScripts } from "./vendor-gate-02csY3-F.js";
import { t as RoleNotAllowed } from "./role-not-allowed-LCQr0nlj.js";
import { t as DashboardSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { t as PublicProfileButton } from "./public-profile-button-DJfJSl54.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/dashboard/dashboard-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var Dashboard = (0, import_react.lazy)(() => import("./dashboard-C_vKfIT6.js").then((module) => ({ default: module.Dashboard })));
function Content({ own }) {
	switch (own.status) {
		case "waiting": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "noscript:hidden",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DashboardSkeleton, {})
		})] });
		case "missing": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProfileMissing, {});
		case "failed":
			if (isCode(own.error, "BUSINESS_ROLE_NOT_ALLOWED")) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleNotAllowed, { message: own.error.message });
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
				title: "We couldn’t load your dashboard.",
				error: own.error,
				onRetry: own.retry
			});
		case "ready": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
			fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DashboardSkeleton, {}),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dashboard, { profile: own.profile }, own.me.id)
		});
	}
}
/** Where vendors manage what they sell, their orders and what people see of them. */
function DashboardPage() {
	const own = useOwnVendor(paths.vendorDashboard);
	const { may } = useMay();
	const profile = own.status === "ready" ? own.profile : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Vendor Dashboard",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mb-8 flex flex-wrap items-start justify-between gap-x-6 gap-y-4",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "min-w-0 text-2xl wrap-anywhere md:text-3xl",
					children: profile?.businessName ?? "Vendor Dashboard"
				}), profile && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap gap-3",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PublicProfileButton, { profile }), may("price") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
						to: paths.newProduct,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
							"aria-hidden": true,
							size: 18
						}),
						children: "Add Product"
					})]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { own })
		]
	});
}
export { DashboardPage };
