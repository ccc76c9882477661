import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { It as pictureAddress } from "../entry-server.js";
import { t as useMissingPicture } from "./use-missing-picture-DT3MvSep.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/art/header-art.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Shown where a text has no drawing of its own, or where it cannot be had. */
var DEFAULT_ART = "/art/blog/default.svg";
/** The drawn header of an article or guide. */
function HeaderArt({ address, ...rest }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawing, {
		address: pictureAddress(address) ?? DEFAULT_ART,
		...rest
	}, address);
}
function Drawing({ address, alt = "", eager, className }) {
	const { isMissing, watch } = useMissingPicture();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		...watch,
		src: isMissing ? DEFAULT_ART : address,
		alt: isMissing ? "" : alt,
		width: 1200,
		height: 630,
		loading: eager ? "eager" : "lazy",
		...eager && { fetchPriority: "high" },
		decoding: "async",
		className: clsx("aspect-[40/21] w-full bg-sunk object-cover [filter:var(--art-light)]", className)
	});
}
export { HeaderArt as t };
