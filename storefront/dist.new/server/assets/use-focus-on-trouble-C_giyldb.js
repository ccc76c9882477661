import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/lib/forms/use-focus-on-trouble.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Leads to the first field that is wrong.
* @param attempt changes with every attempt to send
*/
function useFocusOnTrouble(element, attempt, isTrouble) {
	const trouble = (0, import_react.useRef)(isTrouble);
	trouble.current = isTrouble;
	(0, import_react.useEffect)(() => {
		if (!trouble.current) return;
		element.current?.querySelector("[aria-invalid=\"true\"], [data-invalid]")?.focus();
	}, [attempt, element]);
}
export { useFocusOnTrouble as t };
