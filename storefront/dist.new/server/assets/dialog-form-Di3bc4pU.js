import { t as CircleExclamationPoint } from "./circle-exclamation-point-DFFQ3ohh.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as Dialog } from "./dialog-ye1TPyzV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/dialogs/dialog-form.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A dialog that asks for something: its fields, Cancel, and the button that sends them. */
function DialogForm(props) {
	const { id, submitLabel, submitLook = "primary", closeLabel = "Cancel", pendingLabel, failure, onSubmit, children, ...dialog } = props;
	const footer = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-3",
		children: [failure && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			role: "alert",
			className: "flex items-start gap-2 text-sm text-danger",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CircleExclamationPoint, {
				"aria-hidden": true,
				size: 18,
				className: "mt-0.5 shrink-0"
			}), failure]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex justify-end gap-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				disabled: pendingLabel !== false,
				onClick: () => dialog.onOpenChange(false),
				children: closeLabel
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				look: submitLook,
				form: id,
				pendingLabel,
				children: submitLabel
			})]
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		...dialog,
		footer,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("form", {
			id,
			noValidate: true,
			onSubmit,
			className: "pt-2",
			children
		})
	});
}
export { DialogForm as t };
