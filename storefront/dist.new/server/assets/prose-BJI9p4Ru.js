import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/parts/prose.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/**
* Links to places on the page are ours, too: the router has to know of them, or it would restore a scroll
* position instead.
* @returns the path of a link of ours that a plain click follows; null for everything that is the browser's
* own business
*/
function ownPath(event) {
	const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
	const link = event.target.closest("a");
	const href = link?.getAttribute("href") ?? "";
	const isOurs = /^(?:#|\/(?!\/))/.test(href) && !link?.target;
	return isPlain && isOurs && !event.defaultPrevented ? href : null;
}
/**
* Long text as HTML, in the measure and the type of the look (ui/styles/prose.css). Its links to our pages
* load no new document.
*/
function Prose({ html, className }) {
	const navigate = (0, import_dist.useNavigate)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: clsx("prose", className),
		onClick: (event) => {
			const path = ownPath(event);
			if (path === null) return;
			event.preventDefault();
			navigate(path);
		},
		dangerouslySetInnerHTML: { __html: html }
	});
}
export { Prose as t };
