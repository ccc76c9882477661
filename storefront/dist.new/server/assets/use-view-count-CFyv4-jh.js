import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
// src/lib/views/view-log.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** @returns the day of a moment, as a `ViewLog` names it */
function dayOf(now) {
	return now.toISOString().slice(0, 10);
}
/** @returns what a stored text says about a day; an empty log for another day's, or for anything else */
function parseViews(text, day) {
	try {
		const stored = JSON.parse(text ?? "null");
		if (stored?.day === day && Array.isArray(stored.ids)) return {
			day,
			ids: stored.ids.filter((id) => Number.isInteger(id))
		};
	} catch {}
	return {
		day,
		ids: []
	};
}
var KEYS = {
	listings: "farmgate-listing-views",
	products: "farmgate-product-views"
};
/**
* Notes that a page about a thing was opened.
* @returns whether it is the first time today; also where nothing can be stored
*/
function noteView(kind, id, now) {
	try {
		const log = parseViews(localStorage.getItem(KEYS[kind]), dayOf(now));
		if (log.ids.includes(id)) return false;
		localStorage.setItem(KEYS[kind], JSON.stringify({
			...log,
			ids: [...log.ids, id]
		}));
	} catch {}
	return true;
}
// src/lib/views/use-view-count.ts
/** How long a page has to be looked at to count as opened, in milliseconds. */
var LOOKED_AT_MS = 1500;
/**
* Calls back once the page has been visible for a moment: not while it is prepared or in a tab behind.
* @returns how to stop waiting
*/
function onceLookedAt(callback) {
	let timer;
	const look = () => {
		clearTimeout(timer);
		if (document.visibilityState === "visible") timer = setTimeout(finish, LOOKED_AT_MS);
	};
	const stop = () => {
		clearTimeout(timer);
		document.removeEventListener("visibilitychange", look);
	};
	const finish = () => {
		stop();
		callback();
	};
	document.addEventListener("visibilitychange", look);
	look();
	return stop;
}
/**
* Tells the server that somebody looked at a thing's page, once a day for each browser.
* @param id null while it is not known whether this is somebody else's thing, or when it is not
*/
function useViewCount(kind, id) {
	(0, import_react.useEffect)(() => {
		if (id === null) return;
		return onceLookedAt(() => {
			if (!noteView(kind, id, /* @__PURE__ */ new Date())) return;
			fetch(`/api/${kind}/${id}/views`, {
				method: "POST",
				keepalive: true
			}).catch(() => void 0);
		});
	}, [kind, id]);
}
export { useViewCount as t };
