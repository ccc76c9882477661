import { A as string, D as preprocess, E as object, T as number, d as Timestamp, k as strictObject, x as email } from "./schemas-CtfUswe-.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { s as useForm } from "./index.esm-AQNYIaAw.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { gn as TextField, hn as TextArea } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// ../backend/src/contract/directory/corrections.ts
var PLACE_MESSAGE = "The place could not be found.";
var EMAIL_MESSAGE = "Please enter a valid email address";
var MESSAGE_TOO_SHORT = "Please describe what's wrong in at least 10 characters";
/** POST /api/corrections: somebody knows better about a place. */
var CorrectionRequest = strictObject({
	/** As in PlaceView: "place-12" or "farm-7". */
	placeId: string(PLACE_MESSAGE).regex(/^(?:place|farm)-[1-9]\d{0,8}$/, PLACE_MESSAGE),
	message: string(MESSAGE_TOO_SHORT).max(2e3, "Please use at most 2,000 characters.").transform((text) => text.replaceAll("\0", "").trim()).pipe(string().min(10, MESSAGE_TOO_SHORT)),
	/** For questions back; empty is none. */
	email: preprocess((value) => typeof value === "string" && value.trim() === "" ? void 0 : value, string(EMAIL_MESSAGE).trim().max(254, EMAIL_MESSAGE).pipe(email(EMAIL_MESSAGE)).optional())
});
object({
	id: number(),
	createdAt: Timestamp
});
// src/directory/corrections/correction-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var EMPTY = {
	message: "",
	email: ""
};
var Form = CorrectionRequest.omit({ placeId: true });
/** Sends a correction; what was typed is kept until it has arrived. */
function useCorrection(placeId, placeName, onSent) {
	const form = useForm({
		resolver: u(Form),
		defaultValues: EMPTY
	});
	const sending = useMutation({
		mutationFn: (correction) => callJson("/api/corrections", {
			method: "POST",
			body: correction
		}),
		onSuccess: () => {
			form.reset(EMPTY);
			onSent();
			toast({
				title: "Thank you!",
				description: `We'll check your correction for ${placeName}.`
			});
		},
		onError: (error) => {
			for (const [name, message] of fieldIssues(error, EMPTY)) form.setError(name, { message });
			toast({
				title: "Error",
				description: failureOf(error),
				variant: "destructive"
			});
		}
	});
	return {
		form,
		submit: form.handleSubmit((correction) => sending.mutate({
			placeId,
			...correction
		})),
		sending
	};
}
var failureOf = (error) => sentenceOf(error, "There was a problem sending your correction. Please try again.");
/** What is wrong about a place, from somebody who knows it. */
function CorrectionDialog({ placeId, placeName, open, onOpenChange }) {
	const { form, submit, sending } = useCorrection(placeId, placeName, () => onOpenChange(false));
	const { errors } = form.formState;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: "correction",
		open,
		onOpenChange,
		title: "Suggest a correction",
		description: `What should we change about ${placeName}?`,
		submitLabel: "Send the correction",
		pendingLabel: sending.isPending && "Sending...",
		failure: sending.error && failureOf(sending.error),
		onSubmit: (event) => void submit(event),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "What is wrong or missing?",
				rows: 4,
				placeholder: "The market now opens at 8 AM on Saturdays.",
				required: true,
				error: errors.message?.message,
				...form.register("message")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Your email",
				type: "email",
				autoComplete: "email",
				optional: true,
				help: "Only for questions about this correction.",
				error: errors.email?.message,
				...form.register("email")
			})]
		})
	});
}
export { CorrectionDialog };
