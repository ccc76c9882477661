import { t as useMutation } from "./useMutation-C72DASLX.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { Jr as useSession } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/sign-in/send-confirmation.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Emails the signed-in person the link that confirms their address. */
function SendConfirmation() {
	const { me } = useSession();
	const { mutate, error, isPending, isSuccess } = useMutation({ mutationFn: () => callJson("/api/account/email-confirmation", {
		method: "POST",
		body: {}
	}) });
	if (!me) return null;
	if (isSuccess) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		className: "text-sm wrap-anywhere",
		children: [
			"We emailed a link to ",
			me.email,
			". Open it, then come back here."
		]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col items-start gap-3",
		children: [error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t send the link. Please try again.") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "secondary",
			onClick: () => mutate(),
			pendingLabel: isPending && "Sending...",
			children: "Send the link"
		})]
	});
}
export { SendConfirmation as t };
