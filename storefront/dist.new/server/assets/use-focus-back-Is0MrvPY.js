import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/directory/market-management/use-focus-back.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var isLost = () => document.activeElement === null || document.activeElement === document.body;
/**
* A row's button rests while its call is under way, and its row may go then. Who pressed it goes on at the
* row that is there now, or at the section's heading.
* @param isPending whether a call is under way
* @param headingId what gets the focus where the list is gone; it has `tabIndex={-1}`
* @returns for the section's `onClickCapture`
*/
function useFocusBack(isPending, headingId) {
	const pressed = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (isPending || pressed.current === null) return;
		const { list, index } = pressed.current;
		pressed.current = null;
		if (!isLost()) return;
		const rows = list.isConnected ? list.children : [];
		(rows[Math.min(index, rows.length - 1)]?.querySelector("button:enabled") ?? document.getElementById(headingId))?.focus();
	}, [isPending, headingId]);
	return ({ target }) => {
		const row = target instanceof Element ? target.closest("li") : null;
		const list = row?.parentElement;
		pressed.current = row && list ? {
			list,
			index: [...list.children].indexOf(row)
		} : null;
	};
}
export { useFocusBack as t };
