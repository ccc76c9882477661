import { a as imageSources } from "./images-D_L0W4B-.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { It as pictureAddress } from "../entry-server.js";
import { t as useMissingPicture } from "./use-missing-picture-DT3MvSep.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/pictures/picture.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A photograph that fills a 4:3 box, on a quiet ground for as long as it is on its way. */
function Picture({ address, otherwise, ...rest }) {
	const shown = pictureAddress(address);
	if (shown === null) return otherwise;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Photograph, {
		address: shown,
		otherwise,
		...rest
	}, shown);
}
function Photograph({ address, alt, sizes, otherwise, eager, isMain, className }) {
	const { isMissing, watch } = useMissingPicture();
	if (isMissing) return otherwise;
	const sources = imageSources(address);
	const image = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
		...watch,
		src: address,
		...sources && {
			srcSet: sources.jpeg,
			sizes
		},
		alt,
		width: 800,
		height: 600,
		loading: eager || isMain ? "eager" : "lazy",
		...isMain && { fetchPriority: "high" },
		decoding: "async",
		className: clsx("aspect-4/3 size-full bg-sunk object-cover", className)
	});
	if (!sources) return image;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("picture", {
		className: "contents",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("source", {
			type: "image/webp",
			srcSet: sources.webp,
			sizes
		}), image]
	});
}
export { Picture as t };
