import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { gn as TextField } from "../entry-server.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { n as NeedsScripts, r as Note, t as Entrance } from "./entrance-cf5xu0Vm.js";
import { n as PASSWORD_ASIDE } from "./password-aside-Dgm2MrNm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/password/forgot-password-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./password-checks-B_0CYUXU.js").then((module) => module.forgotPasswordResolver));
function ForgotPasswordForm({ onAsked }) {
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: { email: "" },
		send: async (request) => {
			await callJson("/api/auth/forgot-password", {
				method: "POST",
				body: request
			});
			return request.email;
		},
		onSent: onAsked
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		className: "flex flex-col gap-5",
		"aria-label": "Forgot password",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Email",
				type: "email",
				autoComplete: "email",
				error: errorOf("email"),
				...form.register("email")
			}),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t reach Farmgate. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "lg",
				wide: true,
				className: "noscript:hidden!",
				pendingLabel: isPending && "Sending...",
				children: "Send me a link"
			})
		]
	});
}
/** Asking for a link by which the password can be changed. The answer is the same for every address. */
function ForgotPasswordPage() {
	const [askedFor, setAskedFor] = (0, import_react.useState)(null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Entrance, {
		title: "Forgot your password?",
		lead: "Enter your email address and we’ll send you a link to reset it.",
		aside: PASSWORD_ASIDE,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Forgot your password?",
				noindex: true
			}),
			askedFor === null ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, { to: "ask for a link" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForgotPasswordForm, { onAsked: setAskedFor })] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Note, { children: [
				"If ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", {
					className: "wrap-anywhere",
					children: askedFor
				}),
				" belongs to an account, we’ve sent a link there. It works once and expires in an hour."
			] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: "secondary",
				onClick: () => setAskedFor(null),
				children: "Use another address"
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "border-t border-line pt-5 text-sm",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.login(),
					className: "link hit",
					children: "Back to the login"
				})
			})
		]
	});
}
export { ForgotPasswordPage };
