import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { J as dayHours, X as dayTitle, gn as TextField } from "../entry-server.js";
import { i as changeDay } from "./market-queries-BDyv9vMw.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-management/days/move-day-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./day-checks-B5NLSTZk.js").then((module) => module.moveResolver));
/** A field for a time gives an empty text where there is none. */
var asTime = { setValueAs: (text) => text || null };
/** Asks where a market day is held instead, and when. */
function MoveDayDialog({ marketId, day, onClose, onDone }) {
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: {
			address: day.address ?? "",
			opens: null,
			closes: null,
			reason: day.address && day.reason
		},
		send: (body) => changeDay(marketId, day.date, {
			to: "move",
			body
		}),
		onSent: onDone
	});
	const isAtField = [
		"address",
		"opens",
		"closes",
		"reason"
	].some((name) => errorOf(name));
	const usual = dayHours(day);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: "move-day",
		open: true,
		onOpenChange: onClose,
		title: `Move ${dayTitle(day)}?`,
		description: "Only this day moves. Shoppers see the new address on the market’s page.",
		submitLabel: "Move this market day",
		closeLabel: "Keep it",
		pendingLabel: isPending && "Moving...",
		failure: error && !isAtField ? sentenceOf(error, "We couldn’t move this day. Check your connection and try again.") : null,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Where it’s held",
					placeholder: "12 Main Street, Fort Myers",
					maxLength: 200,
					readOnly: isPending,
					error: errorOf("address"),
					...form.register("address")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-col gap-1.5",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "grid grid-cols-2 gap-4",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
							label: "Opens",
							type: "time",
							step: 300,
							optional: true,
							readOnly: isPending,
							error: errorOf("opens"),
							...form.register("opens", asTime)
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
							label: "Closes",
							type: "time",
							step: 300,
							optional: true,
							readOnly: isPending,
							error: errorOf("closes"),
							...form.register("closes", asTime)
						})]
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						className: "text-xs text-soft",
						children: [
							"Leave both blank to keep the usual hours",
							usual && day.status !== "moved" && `, ${usual}`,
							"."
						]
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Reason",
					placeholder: "Street fair",
					optional: true,
					maxLength: 200,
					readOnly: isPending,
					error: errorOf("reason"),
					...form.register("reason")
				})
			]
		})
	});
}
export { MoveDayDialog };
