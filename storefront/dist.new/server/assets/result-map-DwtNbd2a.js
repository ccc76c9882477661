import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/map/result-map.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** MapLibre draws with WebGL 2 alone. */
function canDraw() {
	const context = document.createElement("canvas").getContext("webgl2");
	context?.getExtension("WEBGL_lose_context")?.loseContext();
	return context !== null;
}
/** Calls back once, when the element is about to come into view. */
function whenNear(element, callback) {
	const observer = new IntersectionObserver((entries) => {
		if (!entries.some((entry) => entry.isIntersecting)) return;
		observer.disconnect();
		callback();
	}, { rootMargin: "200px" });
	observer.observe(element);
	return () => observer.disconnect();
}
/**
* The results of a search on a map, in step with a list beside it. It fills its parent. The map itself
* (MapLibre, a large download) is fetched when this comes into view, never on the server; where it cannot be
* drawn, a sentence says so and the list has everything.
*/
function ResultMap({ className, label = "Map of results", instead = "Every result is in the list.", ...props }) {
	const frame = (0, import_react.useRef)(null);
	const [loaded, setLoaded] = (0, import_react.useState)("waiting");
	(0, import_react.useEffect)(() => {
		if (frame.current === null) return;
		let isGone = false;
		const load = async () => {
			if (!canDraw()) return setLoaded("unsupported");
			try {
				const { MapCanvas } = await import("./map-canvas-Mf5owJOU.js");
				if (!isGone) setLoaded({ canvas: MapCanvas });
			} catch {
				if (!isGone) setLoaded("failed");
			}
		};
		const stopWatching = whenNear(frame.current, () => void load());
		return () => {
			isGone = true;
			stopWatching();
		};
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		ref: frame,
		"aria-label": label,
		className: clsx("relative isolate h-full min-h-80 w-full overflow-hidden rounded-card border border-line bg-sunk", className),
		children: typeof loaded === "object" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(loaded.canvas, { ...props }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WithoutMap, {
			state: loaded,
			instead
		})
	});
}
var MESSAGES = {
	waiting: "Loading the map...",
	unsupported: "Your browser can’t show the map.",
	failed: "We couldn’t load the map."
};
function WithoutMap({ state, instead }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: state === "waiting" ? void 0 : "status",
		className: "absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center text-sm text-soft",
		children: [state !== "waiting" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "map",
			className: "size-7"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: "max-w-64",
			children: state === "waiting" ? MESSAGES.waiting : `${MESSAGES[state]} ${instead}`
		})]
	});
}
export { ResultMap as t };
