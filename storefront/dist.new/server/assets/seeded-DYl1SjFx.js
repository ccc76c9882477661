// src/ui/art/palette.ts
/** Each ground's class, written out so that unused styles can be found. */
var GROUND_CLASS = {
	oat: "art-oat",
	moss: "art-moss",
	blush: "art-blush",
	butter: "art-butter",
	mist: "art-mist"
};
/** The grounds that flatter what each category shows: never its own main color. */
var CATEGORY_GROUNDS = {
	vegetables: [
		"oat",
		"blush",
		"butter",
		"mist"
	],
	fruits: [
		"butter",
		"mist",
		"moss",
		"oat"
	],
	herbs: [
		"oat",
		"butter",
		"blush"
	],
	dairy: [
		"moss",
		"blush",
		"mist"
	],
	eggs: [
		"butter",
		"moss",
		"blush"
	],
	honey: [
		"moss",
		"mist",
		"oat",
		"blush"
	],
	meat: [
		"moss",
		"butter",
		"oat"
	],
	poultry: [
		"moss",
		"mist",
		"butter"
	],
	seafood: [
		"butter",
		"blush",
		"oat"
	],
	grains: [
		"mist",
		"moss",
		"blush"
	],
	seeds: [
		"oat",
		"mist",
		"butter"
	],
	nuts: [
		"moss",
		"butter",
		"mist"
	],
	"baked-goods": [
		"mist",
		"moss",
		"butter"
	],
	preserves: [
		"moss",
		"butter",
		"oat"
	],
	beverages: [
		"butter",
		"moss",
		"oat"
	],
	flowers: [
		"oat",
		"moss",
		"mist"
	],
	plants: [
		"butter",
		"blush",
		"oat"
	],
	"artisan-goods": [
		"moss",
		"butter",
		"blush"
	],
	other: [
		"oat",
		"butter",
		"mist",
		"blush"
	]
};
// src/ui/art/seeded.ts
/**
* A whole number that looks random but is always the same for the same seed.
* @param seed a record's id
* @returns 0 to 2^32 - 1; neighboring ids give unrelated numbers
*/
function seeded(seed) {
	let hash = 2166136261;
	for (const character of String(seed)) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return (hash ^ hash >>> 16) >>> 0;
}
/**
* @returns a whole number to choose a variant by: the id itself where it is one, so that records entered one
* after the other, which often stand side by side, get different ones
*/
function ordinal(seed) {
	return typeof seed === "number" && Number.isSafeInteger(seed) && seed >= 0 ? seed : seeded(seed);
}
/** @returns one of `choices`, decided by `number` */
function pick(choices, number) {
	return choices[number % choices.length] ?? choices[0];
}
export { GROUND_CLASS as a, CATEGORY_GROUNDS as i, pick as n, seeded as r, ordinal as t };
