import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as X } from "./x-BHkNfOAH.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as controlClass } from "./control-class-B0XWnN3a.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/words-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var LONGEST_WORD = 60;
var MOST_WORDS = 20;
/** @returns the words with those that were typed, separated by commas, behind them, each once */
function withWords(value, typed, most = MOST_WORDS) {
	const words = [...value];
	for (const word of typed.split(",").map((part) => part.trim())) {
		const isKnown = words.some((known) => known.toLowerCase() === word.toLowerCase());
		if (word !== "" && !isKnown) words.push(word);
	}
	return words.slice(0, most);
}
/** Words of one's own, added one by one. */
function WordsField(props) {
	const { label, placeholder, noun, value, onChange, error, most = MOST_WORDS, longest = LONGEST_WORD } = props;
	const id = (0, import_react.useId)();
	const input = (0, import_react.useRef)(null);
	const [typed, setTyped] = (0, import_react.useState)("");
	const isFull = value.length >= most;
	const add = () => {
		onChange(withWords(value, typed, most));
		setTyped("");
		input.current?.focus();
	};
	const addOnEnter = (event) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		if (typed.trim() !== "") add();
	};
	const remove = (word) => {
		onChange(value.filter((one) => one !== word));
		input.current?.focus();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				htmlFor: id,
				className: "text-sm font-semibold",
				children: [label, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-normal text-soft",
					children: " (optional)"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex gap-2.5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					ref: input,
					id,
					type: "text",
					value: typed,
					maxLength: longest,
					placeholder,
					disabled: isFull,
					enterKeyHint: "enter",
					"aria-describedby": `${id}-help${error ? ` ${id}-error` : ""}`,
					"aria-invalid": error ? true : void 0,
					onChange: ({ currentTarget }) => setTyped(currentTarget.value),
					onKeyDown: addOnEnter,
					onBlur: () => {
						if (typed.trim() === "") return;
						onChange(withWords(value, typed, most));
						setTyped("");
					},
					className: `${controlClass} h-11 min-w-0 flex-1`
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "secondary",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
						"aria-hidden": true,
						size: 18
					}),
					"aria-label": `Add the ${noun}`,
					disabled: isFull,
					onClick: add,
					children: "Add"
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: `${id}-help`,
				className: "text-xs text-soft",
				children: isFull ? `You’ve reached the limit of ${most}.` : "Press Enter after each."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: error
			}),
			value.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				"aria-label": label,
				className: "mt-1 flex flex-wrap gap-x-2 gap-y-2.5",
				children: value.map((word) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
					className: "max-w-full",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
						type: "button",
						"aria-label": `Remove the ${noun} ${word}`,
						className: "hit inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full bg-moss py-1 pr-2.5 pl-3.5 text-sm font-medium text-leaf transition-colors hover:bg-moss-deep",
						onClick: () => remove(word),
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "min-w-0 wrap-anywhere",
							children: word
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(X, {
							"aria-hidden": true,
							size: 16,
							className: "shrink-0"
						})]
					})
				}, word))
			})
		]
	});
}
export { WordsField as t };
