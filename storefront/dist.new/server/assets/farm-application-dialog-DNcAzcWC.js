import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { A as string, E as object, T as number, _ as _enum, d as Timestamp, k as strictObject } from "./schemas-CtfUswe-.js";
import { c as requiredText, s as requiredEmail } from "./texts-BXzxH5nP.js";
import { t as APPLICATION_REVIEW_DAYS } from "./limits-gK5FhdH4.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as u } from "./zod-BBj7cvpn.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { s as useForm } from "./index.esm-AQNYIaAw.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { t as fieldIssues } from "./field-issues-BI4fuZUK.js";
import { Jr as useSession, Rr as track, gn as TextField, hn as TextArea } from "../entry-server.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
/** POST /api/farm-applications */
var FarmApplicationRequest = strictObject({
	farmerName: requiredText(120, "Please enter your full name"),
	email: requiredEmail("Please enter a valid email address"),
	phone: requiredText(40, "Please enter your phone number"),
	farmName: requiredText(160, "Please enter the name of your farm"),
	farmAddress: requiredText(300, "Please enter the full address of your farm"),
	farmDescription: requiredText(4e3, "Please describe your farm in a sentence or two"),
	productsGrown: requiredText(2e3, "Please tell us what you grow"),
	certifications: string().max(1e3, "Please use at most 1,000 characters.").transform((text) => text.replaceAll("\0", "").trim()).default(""),
	experience: requiredText(200, "Please tell us how long you have been farming")
});
object({
	id: number(),
	status: _enum([
		"new",
		"approved",
		"declined"
	]),
	createdAt: Timestamp
});
// src/directory/farm-applications/farm-application-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var FAILURE = "There was an issue submitting your application. Please try again.";
/** The browser would break it behind its hyphen. */
var REVIEW_DAYS = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
	className: "whitespace-nowrap",
	children: APPLICATION_REVIEW_DAYS
});
var EMPTY = {
	farmerName: "",
	email: "",
	phone: "",
	farmName: "",
	farmAddress: "",
	farmDescription: "",
	productsGrown: "",
	certifications: "",
	experience: ""
};
function PersonFields({ register, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-3 font-display text-lg font-[560]",
				children: "About you"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Your Full Name",
				autoComplete: "name",
				required: true,
				error: errorOf("farmerName"),
				...register("farmerName")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "grid grid-cols-1 gap-4 sm:grid-cols-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Email",
					type: "email",
					autoComplete: "email",
					required: true,
					error: errorOf("email"),
					...register("email")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Phone",
					type: "tel",
					autoComplete: "tel",
					required: true,
					error: errorOf("phone"),
					...register("phone")
				})]
			})
		]
	});
}
function FarmFields({ register, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-4",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-3 font-display text-lg font-[560]",
				children: "About your farm"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Farm Name",
				autoComplete: "organization",
				required: true,
				error: errorOf("farmName"),
				...register("farmName")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Farm Address",
				autoComplete: "street-address",
				placeholder: "Full address including city, state, zip",
				required: true,
				error: errorOf("farmAddress"),
				...register("farmAddress")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Farm Description",
				rows: 3,
				required: true,
				error: errorOf("farmDescription"),
				...register("farmDescription")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
				label: "Products Grown",
				rows: 2,
				required: true,
				error: errorOf("productsGrown"),
				...register("productsGrown")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Certifications",
				placeholder: "Organic, GAP, etc.",
				optional: true,
				error: errorOf("certifications"),
				...register("certifications")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Years of farming experience",
				required: true,
				error: errorOf("experience"),
				...register("experience")
			})
		]
	});
}
/** For whoever needs no review first: an account posts at once. */
function PostAtOnce({ onFollow }) {
	const { me } = useSession();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "mb-5 rounded-control bg-sunk px-4 py-3 text-sm",
		children: [
			"Have an account or want to post right now?",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: me ? paths.newFarm : paths.register({ returnTo: paths.post() }),
				className: "link font-semibold",
				onClick: onFollow,
				children: "Register and post"
			})
		]
	});
}
/** Sends the application; the form is emptied when it has arrived and kept when it has not. */
function useFarmApplication(isOpen, onSent) {
	const form = useForm({
		resolver: u(FarmApplicationRequest),
		defaultValues: EMPTY
	});
	const { me } = useSession();
	const { getValues, setValue } = form;
	(0, import_react.useEffect)(() => {
		if (!isOpen || !me) return;
		const known = {
			farmerName: [me.firstName, me.lastName].filter(Boolean).join(" "),
			email: me.email
		};
		for (const name of ["farmerName", "email"]) if (getValues(name) === "") setValue(name, known[name]);
	}, [
		isOpen,
		me,
		getValues,
		setValue
	]);
	const sending = useMutation({
		mutationFn: (application) => callJson("/api/farm-applications", {
			method: "POST",
			body: application
		}),
		onSuccess: () => {
			track("farm_application", { outcome: "submitted" });
			form.reset(EMPTY);
			onSent();
			toast({
				title: "Application Submitted!",
				description: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
					"Thank you for your interest. We'll review your application and contact you within",
					" ",
					REVIEW_DAYS,
					"."
				] })
			});
		},
		onError: (error) => {
			track("farm_application", { outcome: "failed" });
			for (const [name, message] of fieldIssues(error, EMPTY)) form.setError(name, { message });
			toast({
				title: "Error",
				description: FAILURE,
				variant: "destructive"
			});
		}
	});
	return {
		form,
		submit: form.handleSubmit((application) => sending.mutate(application)),
		sending
	};
}
/**
* The way to a seller account. What was typed stays until it is sent, even when the dialog is closed in
* between.
*/
function FarmApplicationDialog(props) {
	const { form, submit, sending } = useFarmApplication(props.open, () => props.onOpenChange(false));
	const { errors } = form.formState;
	const fields = {
		register: form.register,
		errorOf: (name) => errors[name]?.message
	};
	const description = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		"Tell us about your farm. We review every application within ",
		REVIEW_DAYS,
		"; then you can post your produce for free."
	] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogForm, {
		...props,
		id: "farm-application",
		title: "Farm Application",
		description,
		submitLabel: "Submit Application",
		pendingLabel: sending.isPending && "Submitting...",
		failure: sending.isError ? FAILURE : null,
		onSubmit: (event) => void submit(event),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PostAtOnce, { onFollow: () => props.onOpenChange(false) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-8",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonFields, { ...fields }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FarmFields, { ...fields })]
		})]
	});
}
export { FarmApplicationDialog };
