import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { ConfirmDialog } from "./confirm-dialog-CVlnwhCl.js";
import { r as useDeletion } from "./product-changes-NUbrCs4z.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/products/delete-product-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Asks whether a product should really go. */
function DeleteProductDialog({ product, open, onOpenChange, onDeleted }) {
	const deletion = useDeletion(() => {
		onOpenChange(false);
		onDeleted();
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
		open,
		onOpenChange,
		title: `Delete ${product.name}?`,
		confirmLabel: "Delete product",
		pendingLabel: deletion.isPending && "Deleting...",
		isDangerous: true,
		failure: deletion.error && sentenceOf(deletion.error, "We couldn’t delete this product. Please try again."),
		onConfirm: () => deletion.mutate(product),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "This permanently removes it from the marketplace and every cart. Existing orders aren’t affected. To hide it for a while, deactivate it instead." })
	});
}
export { DeleteProductDialog };
