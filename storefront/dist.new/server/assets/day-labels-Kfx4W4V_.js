import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { i as shortDayText, r as hoursText } from "./handover-words-CW5a2lSc.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { r as formatUnit } from "./prices-DvN7lvqV.js";
import { mn as Select } from "../entry-server.js";
/* empty css                    */
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/pickup-days/day/labels-rules.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Sheets and rolls that printers take. `lines` is how many products fit on one label. */
var LABEL_SIZES = [
	{
		value: "letter",
		label: "Letter sheet, 10 labels",
		lines: 5
	},
	{
		value: "a4",
		label: "A4 sheet, 14 labels",
		lines: 4
	},
	{
		value: "roll",
		label: "4 x 6 in roll",
		lines: 18
	}
];
/** @returns the lines of a label, and how many products more there are than fit */
function labelLines(items, lines) {
	if (items.length <= lines) return {
		shown: items,
		more: 0
	};
	const shown = items.slice(0, lines - 1);
	return {
		shown,
		more: items.length - shown.length
	};
}
// src/marketplace/vendor/pickup-days/day/day-labels.tsx
var import_jsx_runtime = require_jsx_runtime();
function Label({ order, day, lines }) {
	const { shown, more } = labelLines(order.items, lines);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "day-label",
		"aria-label": `Label of order #${order.orderNumber}`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "day-label-name wrap-anywhere",
				children: order.collector ?? order.customerName
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "wrap-anywhere",
				children: [
					"#",
					order.orderNumber,
					order.collector && ` for ${order.customerName}`
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "font-semibold wrap-anywhere",
				children: [
					shortDayText(day.startsAt, day.timeZone),
					", ",
					hoursText(day),
					" · ",
					day.placeName
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
				className: "flex flex-col",
				children: [shown.map(({ name, unit, quantity }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
					className: "truncate",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
							className: "font-semibold tabular-nums",
							children: quantity
						}),
						" ",
						name,
						" ",
						formatUnit(unit)
					]
				}, `${name} ${unit}`)), more > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
					"and ",
					more,
					" more"
				] })]
			})
		]
	});
}
/** A label for each order, on the sheet or roll that the farm has. */
function DayLabels({ day, orders }) {
	const [size, setSize] = (0, import_react.useState)("letter");
	const lines = LABEL_SIZES.find(({ value }) => value === size)?.lines ?? 5;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "labels",
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "labels",
				className: "text-xl print:hidden",
				children: "Labels"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "max-w-xs print:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
					label: "Label size",
					value: size,
					onChange: ({ currentTarget }) => setSize(currentTarget.value),
					children: LABEL_SIZES.map(({ value, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value,
						children: label
					}, value))
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft print:hidden",
				children: "In the print dialog, choose this paper, 100% scale and no headers or footers."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: `day-labels day-labels-${size}`,
				children: orders.map((order) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Label, {
					order,
					day,
					lines
				}, order.id))
			})
		]
	});
}
export { DayLabels };
