import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { gn as TextField, qr as setSession } from "../entry-server.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as PasswordField } from "./password-field-CbDGjxlf.js";
import { r as toast } from "./toast-BS915kXo.js";
import { o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/sign-in/login-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var UNREACHABLE = "We couldn’t reach Farmgate. Please try again.";
var check = lazyCheck(() => import("./login-check-Cc2qB5CH.js").then((module) => module.loginResolver));
/**
* Whether both fields are filled, whoever filled them: the person, before or after scripts ran, or the
* browser.
*/
function useIsFilled() {
	const form = (0, import_react.useRef)(null);
	const [isFilled, setFilled] = (0, import_react.useState)(false);
	const look = () => {
		const typed = form.current ? [...new FormData(form.current).values()] : [];
		setFilled(typed.length > 0 && typed.every((value) => typeof value === "string" && value.trim() !== ""));
	};
	(0, import_react.useEffect)(look, []);
	return {
		form,
		isFilled,
		look
	};
}
var codeOf = (error) => error instanceof ApiError ? error.body?.error : void 0;
/** A wrong code is told at its field. */
var fieldOf = (error) => codeOf(error) === "SECOND_FACTOR_WRONG" ? ["code", sentenceOf(error, UNREACHABLE)] : null;
/**
* Asks for username or e-mail and password, for the code of a second factor where the account has one, and
* signs in. Everything on the page learns of it through `useSession`.
* @param onSignedIn called once the person is signed in
*/
function LoginForm({ onSignedIn }) {
	const client = useQueryClient();
	const { form: element, isFilled, look } = useIsFilled();
	const [isAskedForCode, setAskedForCode] = (0, import_react.useState)(false);
	const { form, submit, isPending, error, errorOf } = useCallForm({
		check,
		defaultValues: {
			usernameOrEmail: "",
			password: "",
			code: ""
		},
		fieldOf,
		send: (request) => callJson("/api/auth/login", {
			method: "POST",
			body: request
		}),
		onSent: (me) => {
			if (!me) {
				toast({
					title: "Access Denied",
					description: "Your account doesn't have the right privileges",
					variant: "destructive"
				});
				return;
			}
			setSession(client, me);
			onSignedIn?.(me);
		},
		onFailed: (failure) => {
			if (codeOf(failure) === "SECOND_FACTOR_REQUIRED") {
				setAskedForCode(true);
				return;
			}
			if (codeOf(failure) === "INVALID_CREDENTIALS") {
				form.setValue("code", "");
				setAskedForCode(false);
			}
			const description = sentenceOf(failure, UNREACHABLE);
			toast({
				title: "Login Failed",
				description,
				variant: "destructive"
			});
		}
	});
	const { setFocus } = form;
	(0, import_react.useEffect)(() => {
		if (!isAskedForCode) return;
		look();
		setFocus("code");
	}, [isAskedForCode, setFocus]);
	const isFailure = error && codeOf(error) !== "SECOND_FACTOR_REQUIRED" && fieldOf(error) === null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		ref: element,
		method: "post",
		noValidate: true,
		onSubmit: submit,
		onChange: look,
		className: "flex flex-col gap-5",
		"aria-label": "Log in",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Username or email",
				autoComplete: "username",
				autoCapitalize: "none",
				autoCorrect: "off",
				spellCheck: false,
				error: errorOf("usernameOrEmail"),
				...form.register("usernameOrEmail")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
					label: "Password",
					autoComplete: "current-password",
					error: errorOf("password"),
					...form.register("password")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.forgotPassword,
					className: "link hit self-start text-sm",
					children: "Forgot your password?"
				})]
			}),
			isAskedForCode && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Code",
				autoComplete: "one-time-code",
				autoCapitalize: "none",
				autoCorrect: "off",
				spellCheck: false,
				className: "max-w-64",
				help: "Enter the six-digit code from your authenticator app, or a recovery code.",
				error: errorOf("code"),
				...form.register("code")
			}),
			isFailure && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFailure, { children: sentenceOf(error, UNREACHABLE) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "lg",
				wide: true,
				disabled: !isFilled,
				pendingLabel: isPending && "Logging in...",
				children: "Log In"
			})
		]
	});
}
export { LoginForm as t };
