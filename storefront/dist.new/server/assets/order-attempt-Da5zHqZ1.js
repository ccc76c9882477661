// src/marketplace/cart/checkout/order/order-attempt.ts
var KEY = "farmgate-order-attempt";
/** 128 random bits; `crypto.randomUUID` is not there on addresses without https. */
function newKey() {
	const bytes = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
/** @returns the attempt that nobody has answered; null where there is none */
function openAttempt(store) {
	try {
		const stored = JSON.parse(store.getItem(KEY) ?? "null");
		if (typeof stored?.key !== "string" || typeof stored.body !== "object") return null;
		return {
			key: stored.key,
			body: stored.body
		};
	} catch {
		return null;
	}
}
/**
* @returns the attempt to send: the open one where it asks for the very same, else a new one, which is kept
* over reloads
*/
function attemptFor(store, body, makeKey = newKey) {
	const open = openAttempt(store);
	if (open && JSON.stringify(open.body) === JSON.stringify(body)) return open;
	const attempt = {
		key: makeKey(),
		body
	};
	try {
		store.setItem(KEY, JSON.stringify(attempt));
	} catch {}
	return attempt;
}
/** The attempt has its answer. */
function closeAttempt(store) {
	try {
		store.removeItem(KEY);
	} catch {}
}
export { openAttempt as i, closeAttempt as n, newKey as r, attemptFor as t };
