import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as calendarDay } from "./calendar-day-DfEsWEXS.js";
import { gn as TextField } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/vendor/day-field.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A day that stands in the page's address. */
function DayField({ label, value, onChange, earliest, latest }) {
	const [text, setText] = (0, import_react.useState)(value ?? "");
	(0, import_react.useEffect)(() => setText(value ?? ""), [value]);
	const type = (typed) => {
		setText(typed);
		if (typed === "" || calendarDay(typed)) onChange(calendarDay(typed));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
		type: "date",
		label,
		value: text,
		min: earliest ?? void 0,
		max: latest ?? void 0,
		onChange: ({ currentTarget }) => type(currentTarget.value)
	});
}
export { DayField as t };
