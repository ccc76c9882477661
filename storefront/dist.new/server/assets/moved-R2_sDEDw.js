import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { gn as TextField, kr as IconButton } from "../entry-server.js";
import { t as Picture } from "./picture-V0GdbbxK.js";
// ../node_modules/lucide-react/dist/esm/icons/arrow-down.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "arrow-down",
	size: 24,
	node: [["path", {
		d: "M12 5v14",
		key: "s699le"
	}], ["path", {
		d: "m19 12-7 7-7-7",
		key: "1idqje"
	}]]
};
__iconData$2.node;
var ArrowDown = createLucideIcon(__iconData$2);
// ../node_modules/lucide-react/dist/esm/icons/arrow-up.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "arrow-up",
	size: 24,
	node: [["path", {
		d: "m5 12 7-7 7 7",
		key: "hav0vg"
	}], ["path", {
		d: "M12 19V5",
		key: "x0mq9r"
	}]]
};
__iconData$1.node;
var ArrowUp = createLucideIcon(__iconData$1);
// ../node_modules/lucide-react/dist/esm/icons/grip-vertical.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "grip-vertical",
	size: 24,
	node: [
		["circle", {
			cx: "9",
			cy: "12",
			r: "1",
			key: "1vctgf"
		}],
		["circle", {
			cx: "9",
			cy: "5",
			r: "1",
			key: "hp0tcf"
		}],
		["circle", {
			cx: "9",
			cy: "19",
			r: "1",
			key: "fkjjf6"
		}],
		["circle", {
			cx: "15",
			cy: "12",
			r: "1",
			key: "1tmaij"
		}],
		["circle", {
			cx: "15",
			cy: "5",
			r: "1",
			key: "19l28e"
		}],
		["circle", {
			cx: "15",
			cy: "19",
			r: "1",
			key: "f4zoj3"
		}]
	]
};
__iconData.node;
var GripVertical = createLucideIcon(__iconData);
// src/ui/pictures/arranging.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A moved item is put into another place of the document, where it would lose the focus. */
function useFocusAfterMove(order) {
	const list = (0, import_react.useRef)(null);
	const wanted = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (!wanted.current) return;
		const { id, by } = wanted.current;
		const item = list.current?.querySelector(`[data-photo="${id}"]`);
		const button = [by, -by].map((one) => item?.querySelector(`[data-move="${one}"]`)).find((one) => one && !one.disabled);
		if (button) wanted.current = null;
		button?.focus();
	}, [order]);
	return {
		list,
		wanted
	};
}
/** Dragging an item over another one puts it there. */
function useDragging(onDrop) {
	const [from, setFrom] = (0, import_react.useState)(null);
	const [over, setOver] = (0, import_react.useState)(null);
	const drag = (index) => (event) => {
		if (event === "start") setFrom(index);
		if (event === "over" && from !== null) setOver(index);
		if (event === "drop" && from !== null && from !== index) onDrop(from, index);
		if (event === "drop" || event === "end") {
			setFrom(null);
			setOver(null);
		}
	};
	return {
		drag,
		over: from === null ? null : over
	};
}
// src/ui/pictures/photo-item.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One stored photograph: its description, its place among the others, its end. */
function PhotoItem(props) {
	const { photo, index, count, isDisabled, isTarget, onMove, onDescribe, onRemove, onDrag } = props;
	const [alt, setAlt] = (0, import_react.useState)(photo.alt);
	(0, import_react.useEffect)(() => setAlt(photo.alt), [photo.alt]);
	const nth = `photo ${index + 1}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		"data-photo": photo.id,
		onDragOver: (event) => {
			event.preventDefault();
			onDrag("over");
		},
		onDrop: (event) => {
			event.preventDefault();
			onDrag("drop");
		},
		className: clsx("flex flex-col gap-3 rounded-card border bg-card p-3 sm:flex-row sm:items-center", isTarget ? "border-leaf" : "border-line"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				draggable: !isDisabled && count > 1,
				onDragStart: (event) => {
					event.dataTransfer.effectAllowed = "move";
					onDrag("start");
				},
				onDragEnd: () => onDrag("end"),
				className: clsx("relative w-full shrink-0 overflow-hidden rounded-control sm:w-40", count > 1 && "cursor-grab"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Picture, {
						address: photo.imageUrl,
						alt: photo.alt || `Photo ${index + 1}`,
						sizes: "(width >= 37.5rem) 10rem, 100vw",
						otherwise: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "block aspect-4/3 bg-sunk p-3 text-sm text-soft",
							children: "Your browser can’t show this photo."
						})
					}),
					index === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						className: "absolute top-2 left-2 rounded-full bg-card px-2.5 py-0.5 text-xs font-semibold text-ink",
						children: "Shown first"
					}),
					count > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						"aria-hidden": true,
						className: "absolute right-2 bottom-2 rounded-sm bg-card p-1 text-soft max-sm:hidden",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GripVertical, { size: 16 })
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				className: "min-w-0 flex-1",
				label: `What does ${nth} show?`,
				optional: true,
				maxLength: 200,
				value: alt,
				onChange: ({ currentTarget }) => setAlt(currentTarget.value),
				onBlur: () => alt.trim() !== photo.alt && onDescribe(alt.trim()),
				onKeyDown: (event) => {
					if (event.key !== "Enter") return;
					event.preventDefault();
					event.currentTarget.blur();
					event.currentTarget.focus();
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex sm:flex-col",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
						"data-move": "-1",
						label: `Move ${nth} forward`,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowUp, {
							"aria-hidden": true,
							size: 18
						}),
						disabled: isDisabled || index === 0,
						onClick: () => onMove(-1)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
						"data-move": "1",
						label: `Move ${nth} back`,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ArrowDown, {
							"aria-hidden": true,
							size: 18
						}),
						disabled: isDisabled || index === count - 1,
						onClick: () => onMove(1)
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
						label: `Remove ${nth}`,
						icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
							"aria-hidden": true,
							size: 18
						}),
						disabled: isDisabled,
						onClick: onRemove,
						className: "text-danger!"
					})
				]
			})
		]
	});
}
// src/lib/page/moved.ts
/** @returns the list with one item at another place */
function moved(items, from, to) {
	const rest = items.filter((_, index) => index !== from);
	const item = items[from];
	if (item === void 0) return [...items];
	const place = Math.max(0, Math.min(rest.length, to));
	return [
		...rest.slice(0, place),
		item,
		...rest.slice(place)
	];
}
export { ArrowUp as a, useFocusAfterMove as i, PhotoItem as n, ArrowDown as o, useDragging as r, moved as t };
