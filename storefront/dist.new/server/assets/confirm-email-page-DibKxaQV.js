import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Jr as useSession, Wr as confirmedSession } from "../entry-server.js";
import { t as homeOf } from "./return-to-B4HkMqa_.js";
import { n as isBadLink, t as useLinkToken } from "./use-link-token-DukL4mJK.js";
import { t as SendConfirmation } from "./send-confirmation-DKg5NItW.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { n as NeedsScripts, r as Note, t as Entrance } from "./entrance-cf5xu0Vm.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/confirm-email/confirm-email-page.tsx
var import_jsx_runtime = require_jsx_runtime();
var ASIDE = {
	title: "One tap, and you’re set.",
	points: [
		"We know that emails about your farm and orders reach you",
		"You can claim a farm that’s already in our directory",
		"We never show your account’s email address to shoppers"
	]
};
/** The link is too old, belongs to an address that the account had before, or wasn't copied as a whole. */
function BadLink() {
	const { status } = useSession();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: "This link has expired. Please request a new one." }), status === "signed-in" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendConfirmation, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		to: paths.login({ returnTo: paths.account }),
		size: "lg",
		children: "Log In for a New Link"
	})] });
}
function Confirmed() {
	const { me } = useSession();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Note, { children: "Your email is confirmed. Thank you!" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
		to: me ? homeOf(me.role) : paths.login(),
		size: "lg",
		children: me ? "Continue" : "Log In"
	})] });
}
function Confirm({ token }) {
	const client = useQueryClient();
	const { mutate, error, isPending, isSuccess } = useMutation({
		mutationFn: () => callJson("/api/auth/confirm-email", {
			method: "POST",
			body: { token }
		}),
		onSuccess: () => confirmedSession(client)
	});
	if (isSuccess) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirmed, {});
	if (isBadLink(error)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadLink, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, "We couldn’t reach Farmgate. Please try again.") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		size: "lg",
		wide: true,
		onClick: () => mutate(),
		pendingLabel: isPending && "Confirming...",
		children: "Confirm my email"
	})] });
}
/** Where the link in a confirmation email leads. Programs that open links don't press the button. */
function ConfirmEmailPage() {
	const token = useLinkToken();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Entrance, {
		title: "Confirm your email",
		lead: "Show us that this address is yours.",
		aside: ASIDE,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Confirm your email",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, { to: "confirm your email" }),
			token === void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-14 noscript:hidden" }),
			token === "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadLink, {}),
			token && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Confirm, { token }, token)
		]
	});
}
export { ConfirmEmailPage };
