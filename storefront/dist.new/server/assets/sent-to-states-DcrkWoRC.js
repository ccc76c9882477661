import { n as usePublicConfig } from "./public-config-BLEyqF1J.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/parts/sent-to-states.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Where orders can be sent to at present, in a sentence. */
function SentToStates() {
	const { checkoutStateNames } = usePublicConfig();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		"Orders can be sent to ",
		checkoutStateNames,
		"."
	] });
}
export { SentToStates as t };
