import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { n as EyeOff, t as Eye } from "./eye-BH2OV2VW.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { kr as IconButton, pn as Field } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/password-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A password, hidden until the person asks to see it. */
function PasswordField(props) {
	const { label, help, error, className, optional, ...control } = props;
	const [isShown, setShown] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		label,
		help,
		error,
		className,
		optional: optional ?? false,
		children: (ids) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: "relative block",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				...control,
				...ids,
				type: isShown ? "text" : "password",
				autoCapitalize: "none",
				autoCorrect: "off",
				spellCheck: false,
				className: clsx(controlClass, "h-11 pr-12 noscript:pr-3.5")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`,
				icon: isShown ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EyeOff, {
					"aria-hidden": true,
					size: 20
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Eye, {
					"aria-hidden": true,
					size: 20
				}),
				className: "absolute top-0 right-0 text-soft noscript:hidden!",
				onClick: () => setShown(!isShown)
			})]
		})
	});
}
export { PasswordField as t };
