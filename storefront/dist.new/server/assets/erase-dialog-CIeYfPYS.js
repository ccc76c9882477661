import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { n as forgetAtLogOut } from "./forget-at-log-out-BSoflSy3.js";
import { qr as setSession } from "../entry-server.js";
import { t as DialogForm } from "./dialog-form-Di3bc4pU.js";
import { t as PasswordField } from "./password-field-CbDGjxlf.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as wrongPassword } from "./account-page-MIAsxfcg.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/account/erase-dialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./account-checks-DwcHgmd2.js").then((module) => module.eraseAccountResolver));
var GOES = [
	"your profile, your address and your password",
	"all your logins, so you’ll be logged out everywhere",
	"your listings and their photos",
	"your farms and their photos (a farm that came from a public directory stays listed without them)"
];
/** Asks for the password before the account goes. */
function EraseDialog(props) {
	const client = useQueryClient();
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: { password: "" },
		send: (request) => callJson("/api/account", {
			method: "DELETE",
			body: request
		}),
		onSent: () => {
			props.onOpenChange(false);
			setSession(client, null);
			forgetAtLogOut();
			toast({
				title: "Account deleted",
				description: "Thanks for being part of Farmgate."
			});
		},
		fieldOf: (failure) => {
			const message = wrongPassword(failure);
			return message === null ? null : ["password", message];
		}
	});
	const isAboutField = error !== null && wrongPassword(error) !== null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DialogForm, {
		...props,
		id: "erase-account",
		title: "Delete your account?",
		description: "You can’t undo this. You may want to download your data first.",
		submitLabel: "Delete my account",
		submitLook: "danger",
		pendingLabel: isPending && "Deleting...",
		failure: error && !isAboutField ? sentenceOf(error, "We couldn’t delete your account. Please try again.") : null,
		onSubmit: submit,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "mb-2 font-semibold",
					children: "We’ll delete:"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "flex list-disc flex-col gap-1 pl-5",
					children: GOES.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: item }, item))
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				label: "Your password",
				autoComplete: "current-password",
				error: errorOf("password"),
				...form.register("password")
			})]
		})
	});
}
export { EraseDialog };
