import { r as toast } from "./toast-BS915kXo.js";
// src/lib/share.ts
var isDismissal = (error) => error instanceof DOMException && error.name === "AbortError";
/** Hands a link on by what the device has for sharing; where it has nothing, the link is copied. */
async function share(title, url) {
	try {
		if ("share" in navigator) {
			await navigator.share({
				title,
				url
			});
			return;
		}
	} catch (error) {
		if (isDismissal(error)) return;
	}
	try {
		await navigator.clipboard.writeText(url);
		toast({
			title: "Link copied",
			description: "Paste it wherever you like."
		});
	} catch {
		toast({
			title: "This is the link",
			description: url
		});
	}
}
export { share as t };
