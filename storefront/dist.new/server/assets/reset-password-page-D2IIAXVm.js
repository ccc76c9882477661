import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { qr as setSession } from "../entry-server.js";
import { n as isBadLink, t as useLinkToken } from "./use-link-token-DukL4mJK.js";
import { t as homeOf } from "./return-to-B4HkMqa_.js";
import { t as useGoOn } from "./use-go-on-BnjE-Vw5.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as PasswordField } from "./password-field-CbDGjxlf.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { n as NeedsScripts, t as Entrance } from "./entrance-cf5xu0Vm.js";
import { t as AFTER_RESET } from "./notes-3qWdsi_N.js";
import { n as PASSWORD_ASIDE, t as INVITATION_ASIDE } from "./password-aside-Dgm2MrNm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/password/reset-password-page.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var check = lazyCheck(() => import("./password-checks-B_0CYUXU.js").then((module) => module.resetPasswordResolver));
function BadLink({ isInvitation }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: "This link has expired. Please request a new one." }),
		isInvitation && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-sm",
			children: "Your account is still here. Enter the email address we wrote to and we’ll send you a new link."
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.forgotPassword,
			size: "lg",
			children: "Get a new link"
		})
	] });
}
function ResetPasswordForm({ token, isInvitation }) {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const goOn = useGoOn();
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: {
			password: "",
			confirmPassword: ""
		},
		send: ({ password }) => callJson("/api/auth/reset-password", {
			method: "POST",
			body: {
				token,
				password
			}
		}),
		onSent: ({ me }) => {
			setSession(client, me);
			if (me) goOn(homeOf(me.role));
			else navigate(paths.login(), {
				replace: true,
				state: AFTER_RESET
			});
		}
	});
	if (isBadLink(error)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadLink, { isInvitation });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		className: "flex flex-col gap-5",
		"aria-label": isInvitation ? "Your password" : "New password",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				label: isInvitation ? "Password" : "New password",
				autoComplete: "new-password",
				help: "At least 8 characters.",
				error: errorOf("password"),
				...form.register("password")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
				label: isInvitation ? "Confirm password" : "Confirm new password",
				autoComplete: "new-password",
				error: errorOf("confirmPassword"),
				...form.register("confirmPassword")
			}),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t reach Farmgate. Please try again.") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "lg",
				wide: true,
				pendingLabel: isPending && "Saving...",
				children: "Save password"
			})
		]
	});
}
/** The words of both kinds of link. */
var WORDS = {
	reset: {
		title: "Choose a new password",
		lead: "Then log in with it.",
		aside: PASSWORD_ASIDE,
		toDo: "choose a new password"
	},
	invitation: {
		title: "Welcome to Farmgate",
		lead: "Your account is ready. Choose a password to get started.",
		aside: INVITATION_ASIDE,
		toDo: "choose a password"
	}
};
/**
* Choosing a password by the link in a mail: a new one, which signs nobody in, or the first, which an
* invitation leads to.
*/
function ResetPasswordPage() {
	const token = useLinkToken();
	const [query] = (0, import_dist.useSearchParams)();
	const isInvitation = query.get("for") === "invitation";
	const { title, lead, aside, toDo } = WORDS[isInvitation ? "invitation" : "reset"];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Entrance, {
		title,
		lead,
		aside,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title,
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, { to: toDo }),
			token === void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-56 noscript:hidden" }),
			token === "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadLink, { isInvitation }),
			token && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResetPasswordForm, {
				token,
				isInvitation
			}, token)
		]
	});
}
export { ResetPasswordPage };
