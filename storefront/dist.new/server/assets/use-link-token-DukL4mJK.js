import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as ApiError } from "./api-BmXrKzYt.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
// src/lib/sign-in/is-bad-link.ts
/**
* @returns whether a call was refused as its link was used before, is too old, or wasn't copied as a whole
*/
var isBadLink = (error) => error instanceof ApiError && (error.body?.error === "LINK_NOT_VALID" || (error.body?.issues ?? []).some(({ path }) => path === "token"));
// src/accounts/entrance/use-link-token.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/**
* The token behind "#". It leaves the address at once, so that it stands in no history and no screenshot.
* @returns undefined until it has been looked for, '' when there is none
*/
function useLinkToken() {
	const { hash, search } = (0, import_dist.useLocation)();
	const navigate = (0, import_dist.useNavigate)();
	const [token, setToken] = (0, import_react.useState)();
	(0, import_react.useEffect)(() => {
		setToken((known) => hash === "" ? known ?? "" : hash.slice(1));
		if (hash !== "") navigate({
			search,
			hash: ""
		}, {
			replace: true,
			state: KEEP_SCROLL
		});
	}, [
		hash,
		search,
		navigate
	]);
	return token;
}
export { isBadLink as n, useLinkToken as t };
