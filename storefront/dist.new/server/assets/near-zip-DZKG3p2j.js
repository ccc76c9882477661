import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as nearZipIn, t as NEAR_COOKIE } from "./near-zip-XUIU7e61.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
// src/lib/address/near-zip.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The ZIP code that the server made the page for; null where the page is the same for everyone. */
var NearZipContext = (0, import_react.createContext)(null);
var listeners = /* @__PURE__ */ new Set();
var current;
var read = () => current ??= nearZipIn(document.cookie);
function readAgain() {
	current = nearZipIn(document.cookie);
	listeners.forEach((listener) => listener());
}
function subscribe(listener) {
	if (listeners.size === 0) for (const type of ["storage", "pageshow"]) addEventListener(type, readAgain);
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
		if (listeners.size === 0) for (const type of ["storage", "pageshow"]) removeEventListener(type, readAgain);
	};
}
/** Takes note of where the browser is from now on; null forgets it. */
function setNearZip(zipCode) {
	const seconds = zipCode === null ? 0 : 31536e3;
	const secure = location.protocol === "https:" ? "; Secure" : "";
	document.cookie = `${NEAR_COOKIE}=${zipCode ?? ""}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
	readAgain();
}
/**
* @returns the five digits that the browser is near to, for every page and for the server; null where nobody
* said. While the browser takes a page over, it is what the server made the page for.
*/
function useNearZip() {
	const ofPage = (0, import_react.useContext)(NearZipContext);
	return (0, import_react.useSyncExternalStore)(subscribe, read, () => ofPage);
}
/** GET /api/zip-codes/{zipCode}: where it is, which never changes. */
var zipQuery = (zipCode) => ({
	...apiQuery(`/api/zip-codes/${zipCode}`),
	staleTime: Infinity
});
/** @returns where that ZIP code is; null where there is none, and while that is not known */
function useNearPlace() {
	const near = useNearZip();
	const { data } = useQuery({
		...zipQuery(near ?? ""),
		enabled: near !== null
	});
	return near !== null && data || null;
}
export { zipQuery as a, useNearZip as i, setNearZip as n, useNearPlace as r, NearZipContext as t };
