import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as readSavedKey } from "./saved-keys-CNkFlwQT.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as useIsBrowser } from "./visit-BGiKR49a.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/saved/save-button.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var Heart = (0, import_react.lazy)(() => import("./heart-L5_LfbZm.js").then((module) => ({ default: module.Heart })));
/** A heart that is full for what is saved. Pages come without it, as it needs their script. */
function SaveButton({ itemKey, name, onPicture = false, className }) {
	const isBrowser = useIsBrowser();
	const look = clsx(onPicture && "save-on-picture", className);
	if (readSavedKey(itemKey) === null) return null;
	const room = onPicture ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { className: clsx("icon-button", look) });
	if (!isBrowser) return room;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: room,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heart, {
			itemKey,
			name,
			look
		})
	});
}
export { SaveButton as t };
