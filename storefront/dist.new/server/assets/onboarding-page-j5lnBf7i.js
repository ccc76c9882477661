import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as useRequiredSession } from "./use-required-session-BmSSfWQp.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { Sr as vendorProfileQuery, xn as Card } from "../entry-server.js";
import { t as FormSkeleton } from "./form-skeleton-CQ1-5g86.js";
import { n as onboardingPath, r as readListingToSell, t as newProductPath } from "./listing-to-sell-CURpe34c.js";
import { t as NeedsScripts } from "./vendor-gate-02csY3-F.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/profile/onboarding-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var Onboarding = (0, import_react.lazy)(() => import("./onboarding-C6HlnuZy.js").then((module) => ({ default: module.Onboarding })));
function IsVendorAlready({ listing }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex max-w-xl flex-col items-start gap-4 p-6 sm:p-8",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: "text-xl",
			children: "You already have a vendor profile."
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-wrap gap-3",
			children: [listing ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: newProductPath(listing),
				children: "Go on to your product"
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				to: paths.vendorDashboard,
				children: "Go to your dashboard"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				to: paths.vendorProfileEdit,
				children: "Edit Profile"
			})]
		})]
	});
}
function ForPerson({ me, listing }) {
	const { data, isPending, isEnabled } = useQuery({
		...vendorProfileQuery(),
		enabled: me.role !== "user"
	});
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IsVendorAlready, { listing });
	if (isEnabled && isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Onboarding, {
			me,
			listing
		})
	});
}
/** Where a signed-in person becomes a vendor. */
function OnboardingPage() {
	const listing = readListingToSell((0, import_dist.useSearchParams)()[0]);
	const me = useRequiredSession(onboardingPath(listing));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Sell on Farmgate",
				description: "Sell what you grow or make, with your own page, your own prices and orders from people nearby.",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "text-2xl md:text-3xl",
				children: "Sell on Farmgate"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mt-3 mb-8 max-w-measure text-soft",
				children: "Tell shoppers who you are and how your products reach them. We review every new vendor before its products go live."
			}),
			me ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForPerson, {
				me,
				listing
			}, me.id) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "noscript:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {})
			})] })
		]
	});
}
export { OnboardingPage };
