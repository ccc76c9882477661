import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { ConfirmDialog } from "./confirm-dialog-CVlnwhCl.js";
import { n as useDeleting } from "./listing-changes-B28FTxP-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/farmer/delete-listing-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Asks whether a listing should really go. */
function DeleteListingDialog({ listing, open, onOpenChange, onDeleted }) {
	const deleting = useDeleting(() => {
		onOpenChange(false);
		onDeleted();
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
		open,
		onOpenChange,
		title: `Delete ${listing.productName}?`,
		confirmLabel: "Delete listing",
		pendingLabel: deleting.isPending && "Deleting...",
		isDangerous: true,
		failure: deleting.error && sentenceOf(deleting.error, "We couldn’t delete this listing. Please try again."),
		onConfirm: () => deleting.mutate(listing),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "This permanently deletes the listing, its photo and its view count. To hide it for a while, pause it instead." })
	});
}
export { DeleteListingDialog };
