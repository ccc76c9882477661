import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as NO_PICTURE } from "./picture-value-DumOhUov.js";
// src/ui/pictures/use-kept-picture.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* A tab's storage holds texts. Pictures stay in memory: a detour over other pages does not lose them, a
* reload does.
*/
var kept = /* @__PURE__ */ new Map();
/**
* The picture of a form, until it is sent.
* @param name the form's, and its person's
*/
function useKeptPicture(name) {
	const [picture, show] = (0, import_react.useState)(() => kept.get(name) ?? NO_PICTURE);
	return {
		picture,
		setPicture: (0, import_react.useCallback)((value) => {
			kept.set(name, value);
			show(value);
		}, [name]),
		forgetPicture: (0, import_react.useCallback)(() => void kept.delete(name), [name])
	};
}
export { useKeptPicture as t };
