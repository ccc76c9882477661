import { t as paths } from "./site-paths-DYYu6IFA.js";
import { n as call, o as sentenceOf } from "./api-BmXrKzYt.js";
import { n as forgetAtLogOut } from "./forget-at-log-out-BSoflSy3.js";
import { Er as needsSession, qr as setSession } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
// src/app/frame/account/sign-out.ts
var FAILURE = "We couldn’t log you out. Please try again.";
var isPending = false;
/** Ends the session, and leaves a page that cannot be without one. Pressed twice, it is done once. */
async function signOut(client, pathname, navigate) {
	if (isPending) return;
	isPending = true;
	try {
		await call("/api/auth/logout", { method: "POST" });
		if (needsSession(pathname)) navigate(paths.home);
		setSession(client, null);
		forgetAtLogOut();
		toast({
			title: "Logged Out",
			description: "See you soon."
		});
	} catch (error) {
		toast({
			title: "Error",
			description: sentenceOf(error, FAILURE),
			variant: "destructive"
		});
	} finally {
		isPending = false;
	}
}
export { signOut };
