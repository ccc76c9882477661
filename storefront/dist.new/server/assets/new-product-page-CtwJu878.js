import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { t as FormSkeleton } from "./form-skeleton-CQ1-5g86.js";
import { n as onboardingPath, r as readListingToSell, t as newProductPath } from "./listing-to-sell-CURpe34c.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/product-form/new-product-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var NewProduct = (0, import_react.lazy)(() => import("./new-product-CksypPnR.js").then((module) => ({ default: module.NewProduct })));
var ProductOfListing = (0, import_react.lazy)(() => import("./listing-product-dNtFDdjz.js").then((module) => ({ default: module.ListingProduct })));
/** Where a vendor adds a product. */
function NewProductPage() {
	const listing = readListingToSell((0, import_dist.useSearchParams)()[0]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Add Product",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl",
				children: "Add Product"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: newProductPath(listing),
				onboarding: onboardingPath(listing),
				skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
				children: ({ me, profile }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
					fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
					children: listing === "" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewProduct, {
						userId: me.id,
						vendor: profile
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductOfListing, {
						userId: me.id,
						vendor: profile,
						listingId: listing
					}, listing)
				})
			})
		]
	});
}
export { NewProductPage };
