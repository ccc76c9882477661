import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { a as imageSources } from "./images-D_L0W4B-.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/pictures/gallery.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Where a picture can be seen as large as it is kept. */
function largest(address) {
	return imageSources(address)?.jpeg.split(", ").at(-1)?.split(" ")[0] ?? address;
}
/** Links to the pictures for browsers without scripts; for all others they change the large one. */
function Thumbnails({ pictures, noun, chosen, onChoose }) {
	const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		"aria-label": label,
		className: "grid grid-cols-4 gap-2 sm:gap-3 print:hidden",
		children: pictures.map(({ address, alt }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: largest(address),
			"aria-current": index === chosen ? "true" : void 0,
			onClick: (event) => {
				if (event.metaKey || event.ctrlKey || event.shiftKey) return;
				event.preventDefault();
				onChoose(index);
			},
			className: clsx("block overflow-hidden rounded-control border-2 transition-colors", index === chosen ? "border-leaf" : "border-transparent hover:border-edge"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				address,
				alt: `Show ${noun} ${index + 1}: ${alt}`,
				sizes: "(width >= 56.25rem) 10rem, 25vw",
				otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "block aspect-4/3 p-1 text-xs text-soft",
					children: alt
				})
			})
		}) }, address))
	});
}
/** Pictures of one thing, one of them large. */
function Gallery({ pictures, shown = 0, noun, sizes, otherwise, children }) {
	const [chosen, setChosen] = (0, import_react.useState)(shown);
	const [before, setBefore] = (0, import_react.useState)(shown);
	if (before !== shown) {
		setBefore(shown);
		setChosen(shown);
	}
	const index = Math.min(chosen, Math.max(0, pictures.length - 1));
	const large = pictures[index];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-2 sm:gap-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "relative aspect-4/3 w-full overflow-hidden rounded-card bg-moss print:w-56",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
				address: large?.address ?? null,
				alt: large?.alt ?? "",
				sizes,
				isMain: true,
				otherwise
			}), children]
		}), pictures.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Thumbnails, {
			pictures,
			noun,
			chosen: index,
			onChoose: setChosen
		})]
	});
}
export { Gallery as t };
