import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Minus } from "./minus-CJN5Ufzl.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/parts/quantity.rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* What becomes of the quantity when another one is asked for.
* @param current what it is now
* @param wanted a number, or what was typed: what is no number becomes 1
* @param inventory how many there are
* @returns the new quantity; the current one where the wanted one is below 1 or above the inventory
*/
function nextQuantity(current, wanted, inventory) {
	const text = String(wanted).trim();
	const number = /^-?\d+$/.test(text) ? Number(text) : 1;
	return number >= 1 && number <= inventory ? number : current;
}
// src/marketplace/parts/quantity-stepper.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Not `disabled`, so that it keeps the focus while the change that it made is on its way. */
function Step({ label, icon, disabled, onPress }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		"aria-label": label,
		"aria-disabled": disabled,
		onClick: () => !disabled && onPress(),
		className: clsx("flex size-11 shrink-0 items-center justify-center rounded-control transition-colors", disabled ? "cursor-not-allowed text-soft opacity-55" : "text-ink hover:bg-moss hover:text-leaf"),
		children: icon
	});
}
/** How many: one less, one more, or a number that is typed in. */
function QuantityStepper({ quantity, max, name, onChange, disabled = false }) {
	const [typed, setTyped] = (0, import_react.useState)(null);
	const take = () => {
		setTyped(null);
		if (disabled || typed === null) return;
		const next = nextQuantity(quantity, typed, max);
		if (next !== quantity) onChange(next);
	};
	const onKeyDown = (event) => {
		if (event.key === "Escape") setTyped(null);
		if (event.key !== "Enter") return;
		event.preventDefault();
		take();
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "group",
		"aria-label": `Quantity of ${name}`,
		className: "inline-flex items-center rounded-control border border-edge bg-card",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
				label: "Decrease quantity",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Minus, {
					"aria-hidden": true,
					size: 18
				}),
				disabled: disabled || quantity <= 1,
				onPress: () => onChange(Math.max(1, Math.min(quantity - 1, max)))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				"aria-label": "Quantity",
				inputMode: "numeric",
				maxLength: 6,
				value: typed ?? quantity,
				readOnly: disabled,
				onChange: (event) => setTyped(event.target.value),
				onFocus: (event) => event.target.select(),
				onBlur: () => typed !== null && take(),
				onKeyDown,
				style: { width: `${Math.max(2, String(quantity).length) + 1}ch` },
				className: "h-11 min-w-8 bg-transparent text-center font-semibold tabular-nums"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Step, {
				label: "Increase quantity",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
					"aria-hidden": true,
					size: 18
				}),
				disabled: disabled || quantity >= max,
				onPress: () => onChange(quantity + 1)
			})
		]
	});
}
export { QuantityStepper as t };
