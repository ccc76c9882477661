// src/lib/forms/draft.ts
/** Storage may be switched off, or full: then there is no draft, and nothing else is the matter. */
function attempt(action) {
	try {
		return action();
	} catch {
		return null;
	}
}
var tabStore = () => window.sessionStorage;
/**
* @param empty the form without anything typed; a draft of an earlier version of the form counts as far as it
* fits it
* @returns null where there is none
*/
function readDraft({ name, userId }, empty, store = tabStore) {
	return attempt(() => {
		const draft = JSON.parse(store().getItem(name) ?? "null");
		return draft?.userId === userId ? sound(draft.values, empty) : null;
	});
}
function writeDraft({ name, userId }, values, store = tabStore) {
	attempt(() => store().setItem(name, JSON.stringify({
		userId,
		values
	})));
}
function dropDraft({ name }, store = tabStore) {
	attempt(() => store().removeItem(name));
}
/** Every field has the type that the form expects. */
function sound(values, emptyForm) {
	const kept = { ...emptyForm };
	const given = values ?? {};
	for (const [name, empty] of Object.entries(emptyForm)) {
		const value = given[name];
		if (empty === null ? value === null || typeof value === "number" : typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty)) kept[name] = value;
	}
	return kept;
}
export { readDraft as n, writeDraft as r, dropDraft as t };
