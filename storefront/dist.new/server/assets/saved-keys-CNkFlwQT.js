// ../backend/src/contract/marketplace/saved-keys.ts
/** "product-12", "farm-7"; a place is a market or farm of the directory that nobody has registered. */
var SAVED_KEY = /^(product|vendor|listing|farm|place)-([1-9]\d{0,8})$/;
/** @returns the two parts of a key; null for a text that is none */
function readSavedKey(key) {
	const [, kind, id] = SAVED_KEY.exec(key) ?? [];
	return kind === void 0 ? null : {
		kind,
		id: Number(id)
	};
}
/** @returns the address of the call that saves or removes it; null for a key that is none */
function savedPath(key) {
	const read = readSavedKey(key);
	return read && `/api/favorites/${read.kind}s/${read.id}`;
}
export { readSavedKey as n, savedPath as r, SAVED_KEY as t };
