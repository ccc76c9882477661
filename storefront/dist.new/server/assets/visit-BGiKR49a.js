import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/page/visit.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var VisitContext = (0, import_react.createContext)({
	isBrowser: false,
	now: /* @__PURE__ */ new Date(0)
});
/**
* How long ago a page may have been made for its own time to be good enough. The server keeps pages for a
* minute; devices keep them longer.
*/
var FRESH_MS = 3e5;
/**
* Tells what is below it that the browser has taken the page over. That is a transition: React renders again
* what asks for it in short slices, between which a slow device answers taps.
* @param renderedAt when the server rendered the page
*/
function VisitProvider({ renderedAt, children }) {
	const [visit, setVisit] = (0, import_react.useState)({
		isBrowser: false,
		now: renderedAt
	});
	(0, import_react.useEffect)(() => {
		const opened = /* @__PURE__ */ new Date();
		const age = Math.abs(opened.getTime() - renderedAt.getTime());
		(0, import_react.startTransition)(() => setVisit({
			isBrowser: true,
			now: age < FRESH_MS ? renderedAt : opened
		}));
	}, [renderedAt]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VisitContext, {
		value: visit,
		children
	});
}
/**
* @returns false on the server and while the browser takes the server's page over, which has to be the same
*/
function useIsBrowser() {
	return (0, import_react.useContext)(VisitContext).isBrowser;
}
/**
* The time for decisions such as the 'New' badge: when the server rendered the page (which may have waited in
* a cache), so that both say the same; for a page that is older than some minutes, from right after it was
* taken over the time at which the visit began.
*/
function useNow() {
	return (0, import_react.useContext)(VisitContext).now;
}
export { useIsBrowser as n, useNow as r, VisitProvider as t };
