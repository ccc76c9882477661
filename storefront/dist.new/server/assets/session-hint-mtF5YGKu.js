// ../backend/src/contract/site/session-hint.ts
/**
* A cookie beside the session's, which pages can read: "1" while this browser has a session. It spares
* visitors a call that would only be refused, and says nothing about who they are. Free of zod.
*/
var SESSION_HINT_COOKIE = "farmgate.signed-in";
/**
* The session's own cookie, which no script can read. It is only sent to /api: pages are the same for
* everyone.
*/
var SESSION_COOKIE = "farmgate.sid";
/** Names a browser that has signed in before, so that a stranger's wrong passwords do not keep it out. */
var DEVICE_COOKIE = "farmgate.device";
export { SESSION_COOKIE as n, SESSION_HINT_COOKIE as r, DEVICE_COOKIE as t };
