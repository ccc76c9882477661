import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as ART_VERSION } from "./drawn-D5Ul_3hm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/art/empty-art.tsx
var import_jsx_runtime = require_jsx_runtime();
var FILES = {
	"no-results": "empty-no-results",
	"nothing-near": "empty-nothing-near",
	"went-wrong": "empty-went-wrong",
	"not-found": "empty-not-found"
};
/** The drawn picture of an empty state, 4:3 and at most 280 px wide; decorative. */
function EmptyArt({ scene, className }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		className: clsx("art-empty", className),
		src: `/art/${FILES[scene]}.svg?v=${ART_VERSION}`,
		width: 320,
		height: 240,
		alt: "",
		"aria-hidden": "true"
	});
}
export { EmptyArt as t };
