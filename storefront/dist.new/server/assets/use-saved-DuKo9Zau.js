import { r as savedPath, t as SAVED_KEY } from "./saved-keys-CNkFlwQT.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf, r as callJson } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { Gr as isSignedOut, Jr as useSession, Vr as DEVICE_SAVED_KEY } from "../entry-server.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as deviceList } from "./device-list-D2trbbjb.js";
// src/lib/saved/device-list.ts
var NONE = [];
var isThing = (item) => {
	const { key, name } = item ?? {};
	return typeof key === "string" && SAVED_KEY.test(key) && typeof name === "string" && name !== "";
};
/**
* @returns what is saved according to a stored text, the newest first; whatever is no such list counts as
* none
*/
function parseSaved(stored) {
	try {
		const list = JSON.parse(stored ?? "[]");
		if (!Array.isArray(list)) return NONE;
		return list.filter(isThing).map(({ key, name }) => ({
			key,
			name
		})).slice(0, 200);
	} catch {
		return NONE;
	}
}
/** @returns the list with a thing at its head, or without it */
function withSaved(list, thing, isSaved) {
	const others = list.filter(({ key }) => key !== thing.key);
	return isSaved ? [thing, ...others] : others;
}
var ofDevice = deviceList(DEVICE_SAVED_KEY, parseSaved);
/** What a visitor without an account saved on this device, the newest first. */
var readDeviceSaved = ofDevice.read;
/** Replaces the device's list; what is beyond its size is dropped, the oldest first. */
function writeDeviceSaved(list) {
	ofDevice.write(list.slice(0, 200));
}
/** The device's list; none while the page hydrates. */
var useDeviceSaved = ofDevice.use;
// src/lib/saved/use-saved.ts
/** Where the logged-in person's list is read from. */
var SAVED_ITEMS = "/api/favorites/items";
/** How long the list is taken for true; every change here writes the new one at once. */
var FRESH_MS = 6e4;
var savedQuery = () => apiQuery(SAVED_ITEMS);
/** What is saved: in the account of who is logged in, on the device of everyone else. */
function useSaved() {
	const { status } = useSession();
	const onDevice = useDeviceSaved();
	const { data, error, refetch } = useQuery({
		...savedQuery(),
		enabled: status === "signed-in",
		staleTime: FRESH_MS
	});
	const isOnDevice = status === "visitor";
	return {
		items: isOnDevice ? onDevice : data,
		error,
		retry: () => void refetch(),
		isOnDevice
	};
}
/** @returns saves or removes something: it shows at once, and is taken back where the server refuses */
function useSave() {
	const client = useQueryClient();
	const { status } = useSession();
	return (thing, isSaved) => status === "visitor" ? onDevice(thing, isSaved) : inAccount(client, thing, isSaved);
}
function onDevice(thing, isSaved) {
	writeDeviceSaved(withSaved(readDeviceSaved(), thing, isSaved));
	return Promise.resolve();
}
async function inAccount(client, thing, isSaved) {
	const { queryKey } = savedQuery();
	const item = {
		...thing,
		savedAt: (/* @__PURE__ */ new Date()).toISOString()
	};
	const show = (is) => client.setQueryData(queryKey, (list) => list && withSaved(list, item, is));
	await client.cancelQueries({ queryKey });
	show(isSaved);
	try {
		await callJson(savedPath(thing.key) ?? "/api/favorites/items", { method: isSaved ? "PUT" : "DELETE" });
	} catch (error) {
		if (isSignedOut(error)) return onDevice(thing, isSaved);
		show(!isSaved);
		toast({
			title: "Error",
			description: sentenceOf(error, "We couldn’t change your saved items. Please try again."),
			variant: "destructive"
		});
	}
	await client.invalidateQueries({ queryKey });
}
export { writeDeviceSaved as a, readDeviceSaved as i, useSave as n, useSaved as r, SAVED_ITEMS as t };
