import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { t as FormSkeleton } from "./form-skeleton-CQ1-5g86.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { c as ownProductQuery } from "./vendor-queries-BzxBvIxU.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/product-form/edit-product-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var EditProduct = (0, import_react.lazy)(() => import("./edit-product-DIgA_b7Q.js").then((module) => ({ default: module.EditProduct })));
function NotThere() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "not-found" }),
		title: "Product not found",
		hint: "It may have been deleted, or it belongs to another vendor.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.vendorDashboard,
			children: "Go to your dashboard"
		})
	});
}
function ForOwner({ id, userId, vendor }) {
	const { data, error, refetch } = useQuery(ownProductQuery(id));
	if (data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditProduct, {
			userId,
			vendor,
			product: data
		})
	});
	if (error instanceof ApiError && [400, 404].includes(error.status)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotThere, {});
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load this product.",
		error,
		onRetry: refetch
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {});
}
/** Where a vendor changes a product, or takes it away. */
function EditProductPage() {
	const { id = "" } = (0, import_dist.useParams)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Edit Product",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorDashboard,
				children: "Dashboard"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-8 text-2xl md:text-3xl",
				children: "Edit Product"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.editProduct(id),
				skeleton: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSkeleton, {}),
				children: ({ me, profile }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForOwner, {
					id,
					userId: me.id,
					vendor: profile
				}, id)
			})
		]
	});
}
export { EditProductPage };
