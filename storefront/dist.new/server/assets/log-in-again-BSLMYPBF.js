import { t as paths } from "./site-paths-DYYu6IFA.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { Gr as isSignedOut, Kr as noteEndedSession } from "../entry-server.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/sign-in/log-in-again.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/**
* Beside the message of a form that could not be sent since the session has ended: the way to the login and
* back. The form keeps what was typed meanwhile. Nothing after any other error.
*/
function LogInAgain({ error }) {
	const client = useQueryClient();
	const { pathname, search } = (0, import_dist.useLocation)();
	if (!isSignedOut(error)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		" ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: paths.login({ returnTo: pathname + search }),
			className: "hit font-semibold underline",
			onClick: () => noteEndedSession(client),
			children: "Log in and come back"
		}),
		". We’ll keep what you entered."
	] });
}
export { LogInAgain as t };
