import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { X as dayTitle, gn as TextField } from "../entry-server.js";
import { i as changeDay } from "./market-queries-BDyv9vMw.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-management/days/cancel-day-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./day-checks-B5NLSTZk.js").then((module) => module.cancelResolver));
/** Asks why a market day is canceled. */
function CancelDayDialog({ marketId, day, onClose, onDone }) {
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: { reason: "" },
		send: (body) => changeDay(marketId, day.date, {
			to: "cancel",
			body
		}),
		onSent: onDone
	});
	const isAtField = errorOf("reason") !== void 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: "cancel-day",
		open: true,
		onOpenChange: onClose,
		title: `Cancel ${dayTitle(day)}?`,
		description: "The day stays on the market’s page, marked as canceled. You can restore it until it’s over.",
		submitLabel: "Cancel this market day",
		submitLook: "danger",
		closeLabel: "Keep it",
		pendingLabel: isPending && "Canceling...",
		failure: error && !isAtField ? sentenceOf(error, "We couldn’t cancel this day. Check your connection and try again.") : null,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Reason",
			placeholder: "Storm warning",
			help: "Shoppers and everyone on the roster can read it.",
			maxLength: 200,
			readOnly: isPending,
			error: errorOf("reason"),
			...form.register("reason")
		})
	});
}
export { CancelDayDialog };
