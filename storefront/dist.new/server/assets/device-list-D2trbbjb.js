import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/lib/device-list.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Where storing is forbidden, the list lasts as long as the page.
* @param key its name in the browser's storage
* @param parse reads a stored text; whatever is no such list is an empty one
*/
function deviceList(key, parse) {
	const none = [];
	const listeners = /* @__PURE__ */ new Set();
	let stored = null;
	let list = none;
	const read = () => {
		try {
			const text = localStorage.getItem(key);
			if (text !== stored) {
				stored = text;
				list = parse(text);
			}
		} catch {}
		return list;
	};
	const write = (next) => {
		list = next;
		stored = next.length === 0 ? null : JSON.stringify(next);
		try {
			if (stored === null) localStorage.removeItem(key);
			else localStorage.setItem(key, stored);
		} catch {
			stored = null;
		}
		listeners.forEach((listener) => listener());
	};
	const subscribe = (listener) => {
		listeners.add(listener);
		window.addEventListener("storage", listener);
		return () => {
			listeners.delete(listener);
			window.removeEventListener("storage", listener);
		};
	};
	return {
		read,
		write,
		use: () => (0, import_react.useSyncExternalStore)(subscribe, read, () => none)
	};
}
export { deviceList as t };
