import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { s as REDIRECT_DELAY_MS } from "./limits-gK5FhdH4.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Jr as useSession, gn as TextField, qr as setSession } from "../entry-server.js";
import { a as safeReturnTo, t as homeOf } from "./return-to-B4HkMqa_.js";
import { t as useGoOn } from "./use-go-on-BnjE-Vw5.js";
import { a as Spinner, n as Button } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { n as NeedsScripts, t as Entrance } from "./entrance-cf5xu0Vm.js";
import { o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { n as lazyCheck, t as useCallForm } from "./use-call-form-N0_EXKkG.js";
import { t as FormFailure } from "./form-failure-C1paraQv.js";
import { t as PasswordField } from "./password-field-CbDGjxlf.js";
import { n as REGISTRATION_ROLE_LABELS, t as REGISTRATION_ROLES } from "./roles-C4xVtjA-.js";
import { t as ShoppingBasket } from "./shopping-basket-BZ62V_H3.js";
import { t as Sprout } from "./sprout-Ds1NeEAx.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/register/role-cards.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var ICONS = {
	farmer: Sprout,
	user: ShoppingBasket
};
var HINTS = {
	farmer: "Register your farm and post listings for free.",
	user: "Find farms and markets, and buy what they grow."
};
/**
* What somebody wants to do here: one of two, as cards. In large text the words are under the rest, as wide
* as the card.
*/
function RoleCards({ field, error }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-2",
		"aria-describedby": error && "role-error",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-1.5 text-sm font-semibold",
				children: "I am a"
			}),
			REGISTRATION_ROLES.map((role) => {
				const Icon = ICONS[role];
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: "@container flex cursor-pointer flex-wrap items-start gap-3 rounded-control border border-edge p-3.5 transition-colors hover:border-leaf has-checked:border-leaf has-checked:bg-moss has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf",
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							type: "radio",
							value: role,
							defaultChecked: role === "farmer",
							className: "mt-1 size-4 shrink-0 accent-leaf outline-none",
							...field
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
							className: "flex min-w-0 flex-1 flex-col @max-[10rem]:order-last @max-[10rem]:basis-full",
							children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "text-sm font-semibold",
								children: REGISTRATION_ROLE_LABELS[role]
							}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: "text-sm text-soft",
								children: HINTS[role]
							})]
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
							"aria-hidden": true,
							size: 22,
							className: "mt-0.5 shrink-0 text-leaf @max-[10rem]:ml-auto max-[22.5rem]:hidden"
						})
					]
				}, role);
			}),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id: "role-error",
				className: "text-sm text-danger",
				children: error
			})
		]
	});
}
// src/accounts/register/register-form.tsx
var FAILURE = "There was an error creating your account. Please try again.";
var EMPTY = {
	username: "",
	email: "",
	password: "",
	confirmPassword: "",
	firstName: "",
	lastName: "",
	role: "farmer"
};
var check = lazyCheck(() => import("./register-check-Dwxw6Z55.js").then((module) => module.registerResolver));
/** The server asks for the password once. */
function register(form) {
	const { username, email, password, firstName, lastName, role } = form;
	return callJson("/api/auth/register", {
		method: "POST",
		body: {
			username,
			email,
			password,
			firstName,
			lastName,
			role
		}
	});
}
function useRegisterForm(onRegistered) {
	return useCallForm({
		check,
		defaultValues: EMPTY,
		send: register,
		onSent: onRegistered,
		onFailed: (error) => toast({
			title: "Registration failed",
			description: sentenceOf(error, FAILURE),
			variant: "destructive"
		})
	});
}
function PersonFields({ form, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Username",
			autoComplete: "username",
			autoCapitalize: "none",
			autoCorrect: "off",
			spellCheck: false,
			error: errorOf("username"),
			...form.register("username")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
			label: "Email",
			type: "email",
			autoComplete: "email",
			error: errorOf("email"),
			...form.register("email")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 gap-5 min-[30rem]:grid-cols-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "First name",
				optional: true,
				autoComplete: "given-name",
				error: errorOf("firstName"),
				...form.register("firstName")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Last name",
				optional: true,
				autoComplete: "family-name",
				error: errorOf("lastName"),
				...form.register("lastName")
			})]
		})
	] });
}
function PasswordFields({ form, errorOf }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
		label: "Password",
		autoComplete: "new-password",
		help: "At least 8 characters.",
		error: errorOf("password"),
		...form.register("password")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordField, {
		label: "Confirm password",
		autoComplete: "new-password",
		error: errorOf("confirmPassword"),
		...form.register("confirmPassword")
	})] });
}
/** Makes an account, which signs the person in. */
function RegisterForm({ onRegistered, returnTo }) {
	const { form, submit, isPending, error, errorOf } = useRegisterForm(onRegistered);
	const isTaken = error instanceof ApiError && error.body?.error === "ACCOUNT_EXISTS";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		method: "post",
		noValidate: true,
		onSubmit: submit,
		className: "flex flex-col gap-5",
		"aria-label": "Register",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RoleCards, {
				field: form.register("role"),
				error: errorOf("role")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonFields, {
				form,
				errorOf
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PasswordFields, {
				form,
				errorOf
			}),
			error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormFailure, { children: [
				sentenceOf(error, FAILURE),
				" ",
				isTaken && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.login(returnTo ? { returnTo } : {}),
					className: "font-semibold underline",
					children: "Log in"
				})
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				size: "lg",
				wide: true,
				className: "noscript:hidden!",
				pendingLabel: isPending && "Creating your account...",
				children: "Create Account"
			})
		]
	});
}
// src/accounts/register/register-page.tsx
var ASIDE = {
	title: "Sell and shop close to home.",
	points: [
		"Post your produce for free, in about a minute",
		"Be found by neighbors who search by ZIP code",
		"Meet the people who grow your food"
	]
};
/** Leads on: at once who has been signed in before, after a moment who has just registered. */
function useOnward(returnTo) {
	const client = useQueryClient();
	const { me } = useSession();
	const goOn = useGoOn();
	const [isRegistered, setRegistered] = (0, import_react.useState)(false);
	(0, import_react.useEffect)(() => {
		if (!me) return;
		const next = isRegistered && returnTo !== paths.post() && (me.role === "farmer" || returnTo === null) ? paths.farmerDashboard : returnTo ?? homeOf(me.role);
		if (!isRegistered) {
			goOn(next);
			return;
		}
		const timer = setTimeout(() => goOn(next), REDIRECT_DELAY_MS);
		return () => clearTimeout(timer);
	}, [
		me,
		isRegistered,
		returnTo,
		goOn
	]);
	const welcome = (account) => {
		setRegistered(true);
		setSession(client, account);
		toast({
			title: "Welcome to Farmgate!",
			description: "Your account is ready, and you’re logged in.",
			staysOn: true
		});
	};
	return {
		isRegistered,
		welcome
	};
}
/** Making an account. */
function RegisterPage() {
	const [query] = (0, import_dist.useSearchParams)();
	const returnTo = safeReturnTo(query.get("returnTo"));
	const { isRegistered, welcome } = useOnward(returnTo);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Entrance, {
		title: "Create your account",
		lead: "Free for farmers, free for their neighbors.",
		aside: ASIDE,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Register",
				description: "Create a free Farmgate account: register your farm and post your produce, or find food that grows near you.",
				canonical: paths.register()
			}),
			isRegistered ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				className: "flex items-center gap-3 rounded-control bg-moss p-4 font-medium",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), "Your account is ready. Taking you there..."]
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, { to: "create an account" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RegisterForm, {
				onRegistered: welcome,
				returnTo
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "border-t border-line pt-5 text-sm",
				children: [
					"Already have an account?",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.login(returnTo ? { returnTo } : {}),
						className: "link hit font-semibold",
						children: "Log in"
					})
				]
			})
		]
	});
}
export { RegisterPage };
