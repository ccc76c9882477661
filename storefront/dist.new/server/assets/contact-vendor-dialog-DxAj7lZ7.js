import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { Jr as useSession, gn as TextField, hn as TextArea } from "../entry-server.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/marketplace/shop/contact/contact-vendor-dialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./contact-check-DH8-zuqZ.js").then((module) => module.vendorMessageResolver));
function useVendorMessage({ vendor, about, onOpenChange }) {
	const { me } = useSession();
	const empty = {
		name: "",
		email: "",
		message: about ? `About ${about}: ` : "",
		company: ""
	};
	const call = useCallForm({
		check,
		defaultValues: empty,
		send: (message) => callJson(`/api/vendors/${vendor.id}/messages`, {
			method: "POST",
			body: message
		}),
		onSent: () => {
			call.form.reset(empty);
			onOpenChange(false);
			toast({
				title: "Message sent!",
				description: `${vendor.businessName} will answer you by email.`
			});
		}
	});
	const { getValues, setValue } = call.form;
	(0, import_react.useEffect)(() => {
		if (!me) return;
		const name = [me.firstName, me.lastName].filter(Boolean).join(" ") || me.username;
		if (getValues("name") === "") setValue("name", name);
		if (getValues("email") === "") setValue("email", me.email);
	}, [
		me,
		getValues,
		setValue
	]);
	return call;
}
/**
* A message to a vendor by mail; neither side's address is shown on the page. What was typed stays until it
* has gone through.
*/
function ContactVendorDialog(props) {
	const { vendor, open, onOpenChange } = props;
	const { form, submit, isPending, error, errorOf } = useVendorMessage(props);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: "contact-vendor",
		open,
		onOpenChange,
		title: "Contact Vendor",
		description: `We’ll email your message to ${vendor.businessName}. They’ll reply to your email address.`,
		submitLabel: "Send Message",
		pendingLabel: isPending && "Sending...",
		failure: error && sentenceOf(error, "There was a problem sending your message. Please try again."),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			disabled: isPending,
			className: "flex min-w-0 flex-col gap-5",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "grid grid-cols-1 gap-5 sm:grid-cols-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "Your name",
						autoComplete: "name",
						error: errorOf("name"),
						...form.register("name")
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
						label: "Your email",
						type: "email",
						autoComplete: "email",
						error: errorOf("email"),
						...form.register("email")
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextArea, {
					label: "Message",
					rows: 5,
					error: errorOf("message"),
					...form.register("message")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					"aria-hidden": true,
					className: "absolute -left-[9999px] size-px overflow-hidden",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "text",
						tabIndex: -1,
						autoComplete: "off",
						...form.register("company")
					})
				})
			]
		})
	});
}
export { ContactVendorDialog };
