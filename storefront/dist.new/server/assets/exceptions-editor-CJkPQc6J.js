import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { c as exceptionText, n as EXCEPTION_KINDS } from "./hours-D56nLBBq.js";
import { t as CalendarPlus } from "./calendar-plus-0UJF6OFn.js";
import { t as Pencil } from "./pencil-BaCuby9N.js";
import { t as Trash } from "./trash-BPWFDoWq.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as clockText } from "./pickup-hours-mwntTR91.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as FieldError } from "./field-error-DsZoPFTL.js";
import { Mr as Segmented, gn as TextField, kr as IconButton } from "../entry-server.js";
import { t as Check } from "./check-NQLuqzTb.js";
import { n as timeOf, t as timeFieldValue } from "./clock-fields-D8WLcn07.js";
import { a as withFirstDay, i as newException, n as OF_PLACES, r as isOver } from "./exceptions-model-DMP1prWP.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/hours-exceptions/exception-fields.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
function DateFields({ exception, onChange, errorAt }) {
	const today = useNow();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "grid grid-cols-1 gap-4 sm:grid-cols-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "First day",
			type: "date",
			required: true,
			value: exception.from,
			onChange: ({ currentTarget }) => onChange(withFirstDay(exception, currentTarget.value)),
			error: errorAt("from")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Last day",
			type: "date",
			required: true,
			min: exception.from || void 0,
			value: exception.to,
			onChange: ({ currentTarget }) => onChange({
				...exception,
				to: currentTarget.value
			}),
			error: errorAt("to"),
			help: isOver(exception, today) && "This date is over, so it won’t be saved."
		})]
	});
}
function TimeFields({ exception, words, onChange, errorAt }) {
	const isMoved = exception.kind === "moved";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1.5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-2 gap-4",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: words.opens,
				type: "time",
				step: 300,
				optional: isMoved,
				value: timeFieldValue(exception.opens),
				onChange: ({ currentTarget }) => onChange({
					...exception,
					opens: timeOf("opens", currentTarget.value)
				}),
				error: errorAt("opens")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: words.closes,
				type: "time",
				step: 300,
				optional: isMoved,
				value: timeFieldValue(exception.closes),
				onChange: ({ currentTarget }) => onChange({
					...exception,
					closes: timeOf("closes", currentTarget.value)
				}),
				error: errorAt("closes")
			})]
		}), isMoved && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-xs text-soft",
			children: "Leave both blank to keep your usual hours."
		})]
	});
}
/** What is different on some dates. */
function ExceptionFields(props) {
	const { number, exception, words, onChange, onDone, onRemove, errorAt } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("legend", {
				className: "sr-only",
				children: ["Special date ", number]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Segmented, {
				label: "What’s different",
				name: `exception-${number}`,
				value: exception.kind,
				options: EXCEPTION_KINDS.map((value) => ({
					value,
					label: words.kinds[value]
				})),
				onChange: (kind) => onChange({
					...exception,
					kind
				}),
				className: "whitespace-nowrap sm:self-start"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateFields, { ...props }),
			exception.kind !== "closed" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TimeFields, { ...props }),
			exception.kind === "moved" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Where you’ll be",
				placeholder: "12 Main Street, Fort Myers",
				required: true,
				maxLength: 200,
				value: exception.address ?? "",
				onChange: ({ currentTarget }) => onChange({
					...exception,
					address: currentTarget.value
				}),
				error: errorAt("address")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Reason",
				placeholder: "Thanksgiving",
				optional: true,
				maxLength: 200,
				value: exception.reason ?? "",
				onChange: ({ currentTarget }) => onChange({
					...exception,
					reason: currentTarget.value
				}),
				error: errorAt("reason")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "-mx-3 flex flex-wrap justify-between gap-x-2 border-t border-line pt-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					size: "sm",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
						"aria-hidden": true,
						size: 16
					}),
					onClick: onRemove,
					children: "Remove date"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
					look: "quiet",
					size: "sm",
					icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
						"aria-hidden": true,
						size: 16
					}),
					onClick: onDone,
					children: "Done"
				})]
			})
		]
	});
}
// src/lib/hours-exceptions/exceptions-editor.tsx
var FIELDS = [
	"from",
	"to",
	"kind",
	"opens",
	"closes",
	"address",
	"reason"
];
/** A date in one line, with its buttons. */
function Line({ exception, words, onEdit, onRemove }) {
	const year = useNow().getFullYear();
	const text = exception.from === "" ? "No date yet" : words.line(exceptionText(exception, year, clockText));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex items-center gap-1 rounded-card border border-line bg-card py-1 pr-1 pl-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "min-w-0 flex-1 py-2 text-sm wrap-anywhere tabular-nums",
				children: text
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `Edit: ${text}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Pencil, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: onEdit
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
				label: `Remove: ${text}`,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trash, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: onRemove
			})
		]
	});
}
/** Dates with other hours: a line each, one of them open to be changed. */
function ExceptionsEditor(props) {
	const { value, onChange, errorAt, error, words = OF_PLACES } = props;
	const [opened, setOpened] = (0, import_react.useState)(null);
	const list = (0, import_react.useRef)(null);
	const add = (0, import_react.useRef)(null);
	/** What the focus goes to once it is there: a date's fields, its line, or the button below. */
	const next = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(() => {
		if (next.current === "add") add.current?.focus();
		else if (next.current !== null) (list.current?.children[next.current])?.querySelector("input[type=date], button")?.focus();
		next.current = null;
	}, [opened, value.length]);
	const open = (index, focus) => {
		next.current = focus;
		setOpened(index);
	};
	const remove = (index) => {
		onChange(value.filter((_, at) => at !== index));
		open(opened === null || opened === index ? null : opened - Number(opened > index), "add");
	};
	const isWrong = (index) => FIELDS.some((name) => errorAt(index, name) !== void 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-4",
		children: [
			value.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				ref: list,
				"aria-label": "Special dates",
				className: "flex flex-col gap-2",
				children: value.map((exception, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: opened === index || isWrong(index) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExceptionFields, {
					number: index + 1,
					exception,
					words,
					onChange: (changed) => onChange(value.map((one, at) => at === index ? changed : one)),
					onDone: () => open(null, index),
					onRemove: () => remove(index),
					errorAt: (name) => errorAt(index, name)
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Line, {
					exception,
					words,
					onEdit: () => open(index, index),
					onRemove: () => remove(index)
				}) }, index))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldError, {
				id: "exceptions-error",
				children: error
			}),
			value.length < 60 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				ref: add,
				look: "secondary",
				className: "self-start",
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPlus, {
					"aria-hidden": true,
					size: 18
				}),
				onClick: () => {
					onChange([...value, newException()]);
					open(value.length, value.length);
				},
				children: value.length === 0 ? "Add a special date" : "Add another date"
			})
		]
	});
}
export { ExceptionsEditor as t };
