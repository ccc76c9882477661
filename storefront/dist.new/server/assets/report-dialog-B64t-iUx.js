import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { hn as TextArea } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/shop/reviews/report-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./report-check-3pti3roD.js").then((module) => module.reportResolver));
/** Asks what is wrong with a review, or the reply to it. What was typed stays until it has gone through. */
function ReportDialog({ review, of, open, onOpenChange }) {
	const empty = { reason: "" };
	const written = of === "reply" ? {
		path: `${review.id}/reply`,
		by: review.reply?.businessName
	} : {
		path: review.id,
		by: review.authorName
	};
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: empty,
		send: (body) => callJson(`/api/reviews/${written.path}/report`, {
			method: "POST",
			body
		}),
		onSent: () => {
			form.reset(empty);
			onOpenChange(false);
			toast({
				title: "Thank you for telling us",
				description: `Our team will look at this ${of}.`
			});
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: `report-${of}-${review.id}`,
		open,
		onOpenChange,
		title: `Report this ${of}`,
		description: `Tell us what’s wrong with the ${of} by ${written.by}. We won’t tell anyone you reported it.`,
		submitLabel: "Send report",
		pendingLabel: isPending && "Sending...",
		failure: error && sentenceOf(error, "There was a problem sending your report. Please try again."),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("fieldset", {
			disabled: isPending,
			className: "min-w-0",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "What is wrong with it?",
				rows: 4,
				error: errorOf("reason"),
				...form.register("reason")
			})
		})
	});
}
export { ReportDialog };
