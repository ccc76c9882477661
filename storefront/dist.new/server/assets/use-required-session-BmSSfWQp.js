import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { Jr as useSession, Yr as wasEndedHere } from "../entry-server.js";
import { t as useGoOn } from "./use-go-on-BnjE-Vw5.js";
// src/lib/sign-in/use-required-session.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* For pages that nobody but the signed-in person may see. Visitors are sent to the login and come back
* afterwards; who logs out on the page itself goes home.
* @param here the page's own address
* @returns the person; null while that is not known, or nobody is signed in
*/
function useRequiredSession(here) {
	const { status, me } = useSession();
	const goOn = useGoOn();
	const wasSignedIn = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(() => {
		if (status === "signed-in") wasSignedIn.current = true;
		if (status !== "visitor") return;
		const leave = () => goOn(wasSignedIn.current && wasEndedHere() ? paths.home : paths.login({ returnTo: here }));
		leave();
		const stay = () => {
			if (window.location.pathname === here) leave();
		};
		window.addEventListener("popstate", stay);
		return () => window.removeEventListener("popstate", stay);
	}, [
		status,
		goOn,
		here
	]);
	return me;
}
export { useRequiredSession as t };
