import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as ART_VERSION } from "./drawn-D5Ul_3hm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/art/landscape.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* @returns the season of a month from 1 to 12, as the northern year has it: December to February is winter
*/
function seasonOf(month) {
	if (month === 12 || month < 3) return "winter";
	if (month < 6) return "spring";
	return month < 9 ? "summer" : "fall";
}
/**
* The season's landscape, filling its positioned parent behind the words. Its upper left is calm; its lower
* 35 % is busy. As pictures, not backgrounds, so that browsers know of it before the style sheet is there.
* The day's is fetched at once, since pages come in light; art.css shows the dusk's in the dark theme, and
* only then it is fetched.
*/
function SeasonLandscape({ month, className }) {
	const season = seasonOf(month);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx("art-landscape", className),
		"aria-hidden": "true",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawing, {
			season,
			light: "day"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawing, {
			season,
			light: "dusk"
		})]
	});
}
/** The drawings' own sizes. */
var DRAWN = {
	wide: {
		width: 1600,
		height: 640
	},
	narrow: {
		width: 780,
		height: 1e3
	}
};
function Drawing({ season, light }) {
	const file = (width) => `/art/landscape-${season}-${width}-${light}.svg?v=${ART_VERSION}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("picture", {
		className: `art-landscape-${light}`,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("source", {
			media: "(width >= 56.25rem)",
			srcSet: file("wide"),
			...DRAWN.wide
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("img", {
			src: file("narrow"),
			alt: "",
			...DRAWN.narrow,
			loading: light === "day" ? "eager" : "lazy",
			fetchPriority: light === "day" ? "high" : "auto",
			decoding: "async"
		})]
	});
}
export { SeasonLandscape as t };
