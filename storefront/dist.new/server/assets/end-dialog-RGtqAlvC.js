import { ConfirmDialog } from "./confirm-dialog-CVlnwhCl.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as failureSentence } from "./sending-BqQVLrLx.js";
import { t as useCodeCall } from "./codes-page-D46KwPv7.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/terms/end-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Asks whether a code is to end before its last day. */
function EndDialog({ code, open, onOpenChange }) {
	const ending = useCodeCall("POST", `/${code.id}/end`, () => {
		toast({ title: "Code ended" });
		onOpenChange(false);
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
		open,
		onOpenChange,
		title: `End ${code.code} now?`,
		confirmLabel: "End code",
		pendingLabel: ending.isPending && "Ending...",
		failure: ending.error && failureSentence(ending.error),
		onConfirm: () => ending.mutate(),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: "No new order gets this discount. Orders that have it keep it. You can use the code again later." })
	});
}
export { EndDialog };
