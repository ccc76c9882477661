import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as isOtherProgram } from "./return-to-B4HkMqa_.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Dr as personLinks } from "../entry-server.js";
// src/app/frame/account/person-link.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A link that the browser follows itself where it leads out of the storefront. */
function PersonLink({ to, ...rest }) {
	return isOtherProgram(to) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href: to,
		...rest
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to,
		...rest
	});
}
// src/app/frame/account/use-person-links.ts
/** What the menu offers a signed-in person; what they run and work for is asked once the menu is open. */
function usePersonLinks(me) {
	const { data } = useQuery(apiQuery("/api/markets/mine"));
	const { data: businesses } = useQuery(apiQuery("/api/businesses"));
	return personLinks(me, data !== void 0 && data.length > 0, businesses);
}
// src/app/frame/account/use-sign-out.ts
var import_dist = require_dist();
/** Ends the session. What that takes is fetched when it is asked for. */
function useSignOut() {
	const client = useQueryClient();
	const navigate = (0, import_dist.useNavigate)();
	const { pathname } = (0, import_dist.useLocation)();
	const start = () => void import("./sign-out-D1JLgy8i.js").then(({ signOut }) => signOut(client, pathname, (path) => void navigate(path)), () => toast({
		title: "We couldn’t log you out",
		description: "Please check your connection and try again.",
		variant: "destructive",
		action: {
			label: "Try again",
			onPress: start
		}
	}));
	return start;
}
export { usePersonLinks as n, PersonLink as r, useSignOut as t };
