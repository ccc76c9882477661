import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as setNearZip } from "./near-zip-DZKG3p2j.js";
import { t as useTakeZip } from "./use-take-zip-BwWsrDdK.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/app/frame/header/near-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Takes another ZIP code, or forgets it. */
function NearForm({ near, onDone }) {
	const input = (0, import_react.useRef)(null);
	const id = (0, import_react.useId)();
	const [trouble, setTrouble] = (0, import_react.useState)(null);
	const takeZip = useTakeZip();
	(0, import_react.useEffect)(() => input.current?.select(), []);
	const submit = async (event) => {
		event.preventDefault();
		const found = await takeZip(input.current?.value ?? "");
		setTrouble(found);
		if (found === null) onDone();
		else input.current?.focus();
	};
	const remove = () => {
		setNearZip(null);
		onDone();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		role: "search",
		"aria-label": "Your ZIP code",
		noValidate: true,
		onSubmit: (event) => void submit(event),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", { children: ["ZIP code", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				ref: input,
				defaultValue: near ?? "",
				inputMode: "numeric",
				autoComplete: "postal-code",
				maxLength: 10,
				"aria-invalid": trouble === null ? void 0 : true,
				"aria-describedby": trouble === null ? void 0 : id
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				children: "Save"
			}),
			trouble !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "alert",
				id,
				children: trouble
			}),
			near !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: "link hit",
				onClick: remove,
				children: "Remove my ZIP code"
			})
		]
	});
}
export { NearForm };
