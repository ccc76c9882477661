import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Jr as useSession } from "../entry-server.js";
import { t as LoginForm } from "./login-form-ClgfJVjS.js";
import { a as safeReturnTo, t as homeOf } from "./return-to-B4HkMqa_.js";
import { t as useGoOn } from "./use-go-on-BnjE-Vw5.js";
import { n as NeedsScripts, r as Note, t as Entrance } from "./entrance-cf5xu0Vm.js";
import { n as comesFromReset } from "./notes-3qWdsi_N.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/login/login-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var ASIDE = {
	title: "Good to have you back.",
	points: [
		"Your farms and listings, as you left them",
		"Renew, pause or change a listing in seconds",
		"Customers reach you directly, and Farmgate takes no cut"
	]
};
/** Signing in. Who is signed in already is led on at once. */
function LoginPage() {
	const [query] = (0, import_dist.useSearchParams)();
	const { state } = (0, import_dist.useLocation)();
	const { me } = useSession();
	const goOn = useGoOn();
	const returnTo = safeReturnTo(query.get("returnTo"));
	(0, import_react.useEffect)(() => {
		if (me) goOn(returnTo ?? homeOf(me.role));
	}, [
		me,
		returnTo,
		goOn
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Entrance, {
		title: "Log in",
		lead: "Welcome back to Farmgate.",
		aside: ASIDE,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Login",
				description: "Log in to Farmgate to manage your farms and your produce listings.",
				canonical: paths.login()
			}),
			comesFromReset(state) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Note, { children: "Your password is changed. Please log in with the new one." }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeedsScripts, { to: "log in" }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoginForm, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2 border-t border-line pt-5 text-sm",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
					"New here?",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.register(returnTo ? { returnTo } : {}),
						className: "link hit font-semibold",
						children: "Register now"
					})
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: paths.contact,
					className: "link hit",
					children: "Contact us to create an account"
				}) })]
			})
		]
	});
}
export { LoginPage };
