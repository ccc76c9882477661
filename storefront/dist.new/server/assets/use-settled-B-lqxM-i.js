import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/lib/forms/use-settled.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* @param pause in milliseconds
* @returns a value once it has not changed for so long
*/
function useSettled(value, pause) {
	const [settled, setSettled] = (0, import_react.useState)(value);
	(0, import_react.useEffect)(() => {
		const timer = setTimeout(() => setSettled(value), pause);
		return () => clearTimeout(timer);
	}, [value, pause]);
	return settled;
}
export { useSettled as t };
