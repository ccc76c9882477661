import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { c as TOAST } from "./limits-gK5FhdH4.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/ui/dialogs/toast-edge.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** How tall a notification may get, with the room around it, in pixels. */
var TALLEST = 200;
/** From this width on notifications are a column at the right of the screen. */
var COLUMN_FROM = 640;
var COLUMN = 416;
/**
* @param pressed where what was pressed is in the window, in pixels; null where that is not known
* @param screen the window
* @returns the edge at which a notification covers nothing of it: below on wide screens and above on phones,
* unless that is where it is
*/
function toastEdge(pressed, screen) {
	if (screen.width < COLUMN_FROM) return pressed !== null && pressed.top < 264 ? "bottom" : "top";
	return pressed !== null && pressed.right > screen.width - COLUMN && pressed.bottom > screen.height - TALLEST ? "top" : "bottom";
}
// src/ui/dialogs/toast.ts
/** At most one at a time: a new one takes the place of the one before. */
var current = null;
var lastId = 0;
var removal;
var listeners = /* @__PURE__ */ new Set();
function show(next) {
	current = next;
	listeners.forEach((listener) => listener());
}
/** Shows a notification for five seconds, from anywhere. */
function toast(message) {
	clearTimeout(removal);
	const { innerWidth: width, innerHeight: height } = window;
	const edge = toastEdge(pressedPlace(), {
		width,
		height
	});
	show({
		...message,
		id: ++lastId,
		open: true,
		edge,
		since: Date.now()
	});
}
/** Where what was pressed is; what has the focus is it. */
function pressedPlace() {
	const { activeElement } = document;
	return activeElement?.matches("button, a, input") ? activeElement.getBoundingClientRect() : null;
}
/** What comes with a change of the page (it is said, then the page changes) is about the new one. */
var COMES_WITH_PAGE_MS = 1e3;
/** Closes what is about the page that was left; what is about the new one moves away from its title. */
function leaveToast() {
	if (!current?.open) return;
	if (current.staysOn || Date.now() - current.since < COMES_WITH_PAGE_MS) show({
		...current,
		staysOn: false,
		edge: "bottom"
	});
	else dismissToast(current.id);
}
/** Closes a notification; it is forgotten some time later. */
function dismissToast(id) {
	if (current?.id !== id) return;
	show({
		...current,
		open: false
	});
	clearTimeout(removal);
	removal = setTimeout(() => show(null), TOAST.removeDelayMs);
}
function useCurrentToast() {
	return (0, import_react.useSyncExternalStore)((listener) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}, () => current, () => null);
}
export { useCurrentToast as i, leaveToast as n, toast as r, dismissToast as t };
