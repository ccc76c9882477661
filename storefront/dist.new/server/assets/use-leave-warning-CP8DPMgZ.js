import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/lib/forms/use-leave-warning.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Has the browser ask before the page is closed or loaded anew. Links inside the site need no warning: forms
* keep what was typed.
* @param isOn whether something would be lost
*/
function useLeaveWarning(isOn) {
	(0, import_react.useEffect)(() => {
		if (!isOn) return;
		const warn = (event) => event.preventDefault();
		window.addEventListener("beforeunload", warn);
		return () => window.removeEventListener("beforeunload", warn);
	}, [isOn]);
}
export { useLeaveWarning as t };
