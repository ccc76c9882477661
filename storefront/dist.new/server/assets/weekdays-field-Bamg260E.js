import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { a as WEEKDAYS, i as WEEK } from "./hours-D56nLBBq.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { gn as TextField, mn as Select } from "../entry-server.js";
import { n as errorWithin } from "./field-errors-CuD2kIpT.js";
// src/marketplace/vendor/pickups/schedules/choices.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** One of a few, below each other. */
function Choices({ legend, value, options, onChange }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-1",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "mb-1 text-sm font-semibold",
			children: legend
		}), options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: "flex min-h-11 items-center gap-3 text-sm sm:min-h-8",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				type: "radio",
				name: id,
				checked: option.value === value,
				onChange: () => onChange(option.value),
				className: "size-4 shrink-0 accent-leaf"
			}), option.label]
		}, option.value))]
	});
}
// src/marketplace/vendor/pickups/schedules/cutoff-fields.tsx
/** Until when customers can order. */
function CutoffFields({ values, errors, onChange, what }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
		legend: "Orders close",
		value: values.cutoffKind,
		options: [{
			value: "hours",
			label: `Some hours before ${what} starts`
		}, {
			value: "weekday",
			label: "On a weekday before"
		}],
		onChange: (cutoffKind) => onChange({ cutoffKind })
	}), values.cutoffKind === "hours" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		label: `Hours before ${what} starts`,
		inputMode: "numeric",
		maxLength: 4,
		className: "max-w-60",
		value: values.cutoffHours,
		error: errorWithin(errors, "cutoff"),
		onChange: ({ currentTarget }) => onChange({ cutoffHours: currentTarget.value }),
		help: "24 means the day before, at the same time."
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid max-w-md grid-cols-2 items-start gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
			label: "Day",
			value: values.cutoffWeekday,
			error: errors["cutoff.weekday"],
			onChange: ({ currentTarget }) => onChange({ cutoffWeekday: Number(currentTarget.value) }),
			children: WEEK.map((day) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value: day,
				children: WEEKDAYS[day]
			}, day))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Time",
			type: "time",
			step: 300,
			required: true,
			value: values.cutoffTime,
			error: errors["cutoff.time"],
			onChange: ({ currentTarget }) => onChange({ cutoffTime: currentTarget.value })
		})]
	})] });
}
// src/marketplace/vendor/pickups/schedules/weekdays-field.tsx
/** On which weekdays. */
function WeekdaysField({ legend, value, error, onChange }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-2",
		"aria-describedby": error && `${id}-error`,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-2 text-sm font-semibold",
				children: legend
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "flex flex-wrap gap-x-2 gap-y-2.5",
				children: WEEK.map((day, index) => {
					const isOn = value.includes(day);
					return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
						className: "filter-pill",
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
								type: "checkbox",
								checked: isOn,
								onChange: () => onChange(WEEK.filter((one) => one === day !== value.includes(one))),
								"aria-invalid": error !== void 0 && index === 0 || void 0,
								className: "sr-only"
							}),
							isOn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
								"aria-hidden": true,
								size: 16,
								className: "-ml-1 shrink-0"
							}),
							WEEKDAYS[day]
						]
					}, day);
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: `${id}-error`,
				children: error
			})
		]
	});
}
export { CutoffFields as n, Choices as r, WeekdaysField as t };
