import { r as toast } from "./toast-BS915kXo.js";
import { o as sentenceOf, r as callJson, t as ApiError } from "./api-BmXrKzYt.js";
import { a as writeDeviceSaved, i as readDeviceSaved, t as SAVED_ITEMS } from "./use-saved-DuKo9Zau.js";
// src/lib/saved/merge-saved.ts
/** Takes what the device kept into the account. It stays on the device until the server has it. */
async function mergeSaved(client) {
	const sent = readDeviceSaved();
	if (sent.length === 0) return;
	try {
		const items = await callJson(SAVED_ITEMS, {
			method: "POST",
			body: { items: sent.map(({ key, name }) => ({
				key,
				name: name.slice(0, 200)
			})) }
		});
		const keys = new Set(sent.map(({ key }) => key));
		writeDeviceSaved(readDeviceSaved().filter(({ key }) => !keys.has(key)));
		client.setQueryData([SAVED_ITEMS], items);
	} catch (error) {
		if (error instanceof ApiError && error.status === 409) toast({
			title: "Saved on this device only",
			description: sentenceOf(error, "Please try again."),
			variant: "destructive"
		});
	}
}
export { mergeSaved };
