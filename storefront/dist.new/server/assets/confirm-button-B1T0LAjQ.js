import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/dialogs/confirm-button.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var ConfirmDialog = (0, import_react.lazy)(() => import("./confirm-dialog-CVlnwhCl.js").then((module) => ({ default: module.ConfirmDialog })));
/** A button that asks once more. Its dialog is fetched when it is pressed for the first time. */
function ConfirmButton(props) {
	const { label, about, look = "secondary", size, icon, className, onOpen, ...dialog } = props;
	const [isOpen, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look,
		size,
		icon,
		className,
		"aria-haspopup": "dialog",
		"aria-label": about && `${label}, ${about}`,
		onClick: () => {
			onOpen();
			setWasOpen(true);
			setOpen(true);
		},
		children: label
	}), wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
			...dialog,
			open: isOpen,
			onOpenChange: setOpen
		})
	})] });
}
export { ConfirmButton as t };
