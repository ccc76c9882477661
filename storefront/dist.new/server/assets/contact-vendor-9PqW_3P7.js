import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/message-circle.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "message-circle",
	size: 24,
	node: [["path", {
		d: "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
		key: "1sd12s"
	}]]
};
__iconData.node;
var MessageCircle = createLucideIcon(__iconData);
// src/marketplace/shop/contact/contact-vendor.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var loadDialog = () => import("./contact-vendor-dialog-DxAj7lZ7.js").then((module) => ({ default: module.ContactVendorDialog }));
var ContactVendorDialog = (0, import_react.lazy)(loadDialog);
/** 'Contact Vendor', with a dialog whose code comes when it is wanted. */
function ContactVendor({ vendor, about, ...look }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		...look,
		"aria-haspopup": "dialog",
		className: "noscript:hidden!",
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MessageCircle, {
			"aria-hidden": true,
			size: 18
		}),
		onPointerDown: () => void loadDialog(),
		onClick: () => {
			setWasOpen(true);
			setOpen(true);
		},
		children: "Contact Vendor"
	}), wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactVendorDialog, {
			vendor,
			about,
			open,
			onOpenChange: setOpen
		})
	})] });
}
export { ContactVendor as t };
