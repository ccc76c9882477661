// src/lib/forget-at-log-out.ts
/** Lists with people's names, kept for working without a network: they stay no longer than a session. */
var KEPT_LIST = "farmgate-handover-";
/** Forgets what the device keeps for the person who logs out. */
function forgetAtLogOut() {
	try {
		for (const key of Object.keys(localStorage)) if (key.startsWith("farmgate-handover-")) localStorage.removeItem(key);
	} catch {}
}
export { forgetAtLogOut as n, KEPT_LIST as t };
