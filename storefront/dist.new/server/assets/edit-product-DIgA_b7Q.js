import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as takeProduct } from "./product-changes-NUbrCs4z.js";
import { c as ownProductQuery, n as OWN_PRODUCTS, u as refreshVendor } from "./vendor-queries-BzxBvIxU.js";
import { a as productValues, i as keptPictures, t as ProductForm } from "./product-form-B9E8h67X.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/product-form/edit-product.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var DeleteProductDialog = (0, import_react.lazy)(() => import("./delete-product-dialog-CTmCpSt9.js").then((module) => ({ default: module.DeleteProductDialog })));
function DeleteButton({ product }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	const navigate = (0, import_dist.useNavigate)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look: "quiet",
		size: "lg",
		"aria-haspopup": "dialog",
		className: "text-danger!",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
			"aria-hidden": true,
			size: 18
		}),
		onClick: () => {
			setWasOpen(true);
			setOpen(true);
		},
		children: "Delete product"
	}), wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteProductDialog, {
			product,
			open,
			onOpenChange: setOpen,
			onDeleted: () => void navigate(paths.vendorDashboard, { replace: true })
		})
	})] });
}
/** The form of a product that is there. What it was when the form was opened stays the form's beginning. */
function EditProduct({ userId, vendor, product }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const [saved] = (0, import_react.useState)(() => productValues(product, vendor));
	const [kept] = (0, import_react.useState)(() => keptPictures(product));
	const onSent = (changed) => {
		takeProduct(client, changed);
		refreshVendor(client, OWN_PRODUCTS);
		toast({
			title: "Product updated",
			description: "Product has been updated successfully"
		});
		navigate(paths.vendorDashboard);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductForm, {
		label: `Edit ${product.name}`,
		vendor,
		userId,
		draftName: `farmgate-product-draft-${product.id}`,
		saved,
		kept,
		path: `/api/products/${product.id}`,
		method: "PUT",
		loadCurrent: () => client.fetchQuery({
			...ownProductQuery(String(product.id)),
			staleTime: 0
		}),
		submitLabel: "Save changes",
		pendingLabel: "Saving...",
		onSent,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteButton, { product })
	});
}
export { EditProduct };
