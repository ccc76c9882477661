import { On as STATE_NAMES, gn as TextField, mn as Select } from "../entry-server.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/account/address-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./account-checks-DwcHgmd2.js").then((module) => module.addressResolver));
var EMPTY = {
	firstName: "",
	lastName: "",
	phone: "",
	address: "",
	city: "",
	state: "",
	zipCode: ""
};
function valuesOf(address) {
	if (!address) return EMPTY;
	const { id: _id, createdAt: _createdAt, ...values } = address;
	return values;
}
/** Adds an address to the account, or changes one. */
function AddressDialog({ address, onClose, onSaved }) {
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: valuesOf(address),
		send: (body) => callJson(`/api/account/addresses${address ? `/${address.id}` : ""}`, {
			method: address ? "PUT" : "POST",
			body
		}),
		onSent: () => {
			onSaved();
			onClose();
			toast({ title: "Address saved" });
		}
	});
	const field = (name) => ({
		error: errorOf(name),
		...form.register(name)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		id: "address",
		open: true,
		onOpenChange: (open) => !open && onClose(),
		title: address ? "Edit address" : "Add an address",
		submitLabel: "Save address",
		pendingLabel: isPending && "Saving...",
		failure: error && sentenceOf(error, "We couldn’t save this address. Please try again."),
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			disabled: isPending,
			className: "grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "First name",
					autoComplete: "given-name",
					...field("firstName")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Last name",
					autoComplete: "family-name",
					...field("lastName")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Phone",
					type: "tel",
					autoComplete: "tel",
					className: "sm:col-span-2",
					...field("phone")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "Street address",
					autoComplete: "street-address",
					className: "sm:col-span-2",
					...field("address")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "City",
					autoComplete: "address-level2",
					className: "sm:col-span-2",
					...field("city")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Select, {
					label: "State",
					autoComplete: "address-level1",
					...field("state"),
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: "",
						children: "Select a state"
					}), Object.entries(STATE_NAMES).map(([code, name]) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
						value: code,
						children: name
					}, code))]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
					label: "ZIP code",
					inputMode: "numeric",
					autoComplete: "postal-code",
					maxLength: 10,
					...field("zipCode")
				})
			]
		})
	});
}
export { AddressDialog };
