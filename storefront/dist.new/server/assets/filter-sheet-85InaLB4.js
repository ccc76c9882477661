import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { a as PLACE_KINDS, i as FEATURE_LABELS, o as PLACE_KIND_LABELS } from "./place-kinds-CWS_TYgm.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { n as Sheet } from "./dialog-ye1TPyzV.js";
import { fn as Checkbox, gn as TextField, mn as Select } from "../entry-server.js";
import { a as PRODUCT_TYPE_OPTIONS, o as RADIUS_OPTIONS, r as FLAG_FILTERS } from "./filter-options-j9joKgkj.js";
import { t as openOnTrouble } from "./open-on-BopYbBiK.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as dayLabel } from "./day-label-BVtYgs0M.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { l as toggleFeature, r as activeFilters, t as NO_FILTERS } from "./place-filters-DOEl1wfs.js";
// src/directory/search/filters/open-days.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var DAY_MS = 864e5;
var text = (moment) => new Date(moment).toISOString().slice(0, 10);
/**
* @param now the visitor's moment, read on the visitor's own clock
* @returns today, tomorrow, and the next Saturday and Sunday, each once
*/
function openDays(now) {
	const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
	const next = (weekday) => text(today + (weekday - now.getDay() + 7) % 7 * DAY_MS);
	const days = [
		{
			day: text(today),
			name: "Today"
		},
		{
			day: text(today + DAY_MS),
			name: "Tomorrow"
		},
		{
			day: next(6),
			name: ""
		},
		{
			day: next(0),
			name: ""
		}
	];
	return days.filter(({ day }, index) => days.findIndex((other) => other.day === day) === index).map(({ day, name }) => ({
		day,
		label: name === "" ? dayLabel(day) : `${name}, ${dayLabel(day, 3)}`
	}));
}
// src/directory/search/filters/open-on-fields.tsx
var import_jsx_runtime = require_jsx_runtime();
var ANY = "any";
var OTHER = "other";
/** What most markets are open at. */
var USUAL_TIME = "09:00";
/** What is chosen, and how to choose something else. A day or time that is none changes nothing. */
function useOpenOn({ openOn, onChange }) {
	const [now] = (0, import_react.useState)(() => /* @__PURE__ */ new Date());
	const [isOther, setIsOther] = (0, import_react.useState)(false);
	const days = openDays(now);
	const today = days[0]?.day ?? "";
	const day = openOn.slice(0, 10);
	const time = openOn.slice(11) || USUAL_TIME;
	const isListed = !isOther && days.some((one) => one.day === day);
	const choice = day === "" ? ANY : isListed ? day : OTHER;
	const set = (nextDay, nextTime) => {
		const next = `${nextDay}T${nextTime}`;
		if (openOnTrouble(next, now) === null) onChange(next);
	};
	const choose = (chosen) => {
		setIsOther(chosen === OTHER);
		if (chosen === ANY) onChange("");
		else set(chosen === OTHER ? day || today : chosen, time);
	};
	return {
		days,
		today,
		day,
		time,
		choice,
		set,
		choose
	};
}
/** A day and a time at which places have to be open. What is typed takes effect when one leaves the field. */
function OpenOnFields(props) {
	const { days, today, day, time, choice, set, choose } = useOpenOn(props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-2 gap-x-3 gap-y-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
				label: "Open on",
				className: "col-span-2",
				value: choice,
				onChange: (event) => choose(event.target.value),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: ANY,
						children: "Any day"
					}),
					days.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: one.day,
						children: one.label
					}, one.day)),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: OTHER,
						children: "Pick a date"
					})
				]
			}),
			choice === OTHER && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Date",
				type: "date",
				min: today,
				defaultValue: day,
				onBlur: (event) => set(event.target.value, time)
			}),
			choice !== ANY && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Time",
				type: "time",
				defaultValue: time,
				onBlur: (event) => set(day, event.target.value)
			}, choice)
		]
	});
}
// src/directory/search/filters/filter-sheet.tsx
/** The features of the filter sheet, in groups. */
var FEATURE_GROUPS = [
	{
		title: "Food benefits",
		features: [
			"snap",
			"wic",
			"wic_fmnp",
			"senior_fmnp",
			"snap_match"
		]
	},
	{
		title: "Payment",
		features: [
			"cards",
			"mobile_pay",
			"checks",
			"cash",
			"barter",
			"volunteer"
		]
	},
	{
		title: "On site",
		features: [
			"indoor",
			"outdoor",
			"accessible",
			"parking",
			"restrooms",
			"pets"
		]
	},
	{
		title: "From home",
		features: ["online_orders", "delivery"]
	}
];
function Group({ title, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col border-t border-line pt-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: "float-left mb-1 text-sm font-semibold",
			children: title
		}), children]
	});
}
function Choices({ filters, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
		label: "Product type",
		value: filters.productType,
		onChange: (event) => onChange({
			...filters,
			productType: event.target.value
		}),
		children: PRODUCT_TYPE_OPTIONS.map(({ value, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value,
			children: label
		}, value))
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Select, {
		label: "Distance",
		value: String(filters.radius),
		onChange: (event) => onChange({
			...filters,
			radius: Number(event.target.value)
		}),
		children: RADIUS_OPTIONS.map(({ value, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
			value,
			children: label
		}, value))
	})] });
}
/** Nothing chosen is what the page lists by itself. */
function Kinds({ choice, filters, onChange }) {
	const chosen = filters.kinds.length > 0 ? filters.kinds : choice.preset;
	const toggle = (kind) => {
		const next = PLACE_KINDS.filter((one) => chosen.includes(one) !== (one === kind));
		onChange({
			...filters,
			kinds: next.join() === choice.preset.join() ? [] : next
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
		title: "Kind",
		children: choice.kinds.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
			label: PLACE_KIND_LABELS[kind] + (choice.countOf?.([kind]) ?? ""),
			checked: chosen.includes(kind),
			onChange: () => toggle(kind)
		}, kind))
	});
}
function Switches({ filters, kinds, onChange }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		kinds && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Kinds, {
			choice: kinds,
			filters,
			onChange
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			title: "Hours and products",
			children: FLAG_FILTERS.map(({ key, label }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label,
				checked: filters[key],
				onChange: () => onChange({
					...filters,
					[key]: !filters[key]
				})
			}, key))
		}),
		FEATURE_GROUPS.map(({ title, features }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Group, {
			title,
			children: features.map((feature) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label: FEATURE_LABELS[feature],
				checked: filters.features.includes(feature),
				onChange: () => onChange(toggleFeature(filters, feature))
			}, feature))
		}, title))
	] });
}
/** Every filter there is. Each takes effect at once; the button only closes the sheet. */
function FilterSheet(props) {
	const { open, onOpenChange, filters, kinds, onChange, summary } = props;
	const hasFilters = activeFilters(filters).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
		open,
		onOpenChange,
		title: "Filters",
		footer: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			disabled: !hasFilters,
			onClick: () => onChange(NO_FILTERS),
			className: "shrink-0",
			children: "Clear all"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			wide: true,
			onClick: () => onOpenChange(false),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				"aria-live": "polite",
				children: summary
			})
		})] }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, {
					filters,
					kinds,
					onChange
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OpenOnFields, {
					openOn: filters.openOn,
					onChange: (openOn) => onChange({
						...filters,
						openOn
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switches, {
					filters,
					kinds,
					onChange
				})
			]
		})
	});
}
export { FilterSheet };
