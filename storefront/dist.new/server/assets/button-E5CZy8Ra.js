import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../node_modules/lucide-react/dist/esm/icons/loader-circle.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "loader-circle",
	size: 24,
	node: [["path", {
		d: "M21 12a9 9 0 1 1-6.219-8.56",
		key: "13zald"
	}]],
	aliases: ["loader-2"]
};
__iconData.node;
var LoaderCircle = createLucideIcon(__iconData);
// src/ui/states/spinner.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Something is under way; the words beside it say what. */
function Spinner({ size = 18 }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoaderCircle, {
		"aria-hidden": true,
		size,
		className: "shrink-0 animate-turn"
	});
}
// src/ui/button.tsx
/** The classes of a button, for whatever element has to look like one. */
function buttonClass({ look = "primary", size = "md", wide = false }, more) {
	return clsx(`button button-${look} button-${size}`, wide && "w-full", more);
}
function Button(props) {
	const { look, size, wide, icon, pendingLabel, className, children, disabled, type = "button", ...rest } = props;
	const isPending = pendingLabel !== void 0 && pendingLabel !== false;
	const style = {
		...look && { look },
		...size && { size },
		...wide && { wide }
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type,
		disabled: disabled || isPending,
		className: buttonClass(style, className),
		...rest,
		children: [isPending ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}) : icon, isPending ? pendingLabel : children]
	});
}
/** A link to another page of ours that looks like a button. */
function LinkButton({ look, size, wide, icon, className, children, ...rest }) {
	const style = {
		...look && { look },
		...size && { size },
		...wide && { wide }
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
		className: buttonClass(style, className),
		...rest,
		children: [icon, children]
	});
}
/** A link out of the product (tel:, mailto:, another site) that looks like a button. */
function AnchorButton({ look, size, wide, icon, className, children, ...rest }) {
	const style = {
		...look && { look },
		...size && { size },
		...wide && { wide }
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("a", {
		className: buttonClass(style, className),
		...rest,
		children: [icon, children]
	});
}
export { Spinner as a, buttonClass as i, Button as n, LinkButton as r, AnchorButton as t };
