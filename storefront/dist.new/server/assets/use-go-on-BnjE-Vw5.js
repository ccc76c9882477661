import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { n as isOtherProgram } from "./return-to-B4HkMqa_.js";
// src/lib/sign-in/use-go-on.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/**
* @returns how to lead a person on to another page in the place of this one, which back does not come back to
*/
function useGoOn() {
	const navigate = (0, import_dist.useNavigate)();
	return (0, import_react.useCallback)((address) => {
		if (isOtherProgram(address)) window.location.replace(address);
		else navigate(address, { replace: true });
	}, [navigate]);
}
export { useGoOn as t };
