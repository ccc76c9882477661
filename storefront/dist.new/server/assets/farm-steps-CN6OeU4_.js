// src/directory/farms/steps/farm-steps.ts
/** The steps of a farm's form, in their order. The first one registers the farm. */
var FARM_STEPS = [
	"basics",
	"about",
	"products",
	"hours",
	"visit"
];
var STEP_TITLES = {
	basics: "Name, contact and photo",
	about: "Address and description",
	products: "Products",
	hours: "Opening hours",
	visit: "Visiting and links"
};
var FIELDS = {
	basics: [
		"name",
		"zipCode",
		"email",
		"phone"
	],
	about: [
		"kind",
		"address",
		"latitude",
		"longitude",
		"description"
	],
	products: ["productTypes", "organicCertified"],
	hours: [
		"seasons",
		"exceptions",
		"hoursChecked",
		"businessStatus"
	],
	visit: [
		"activities",
		"features",
		"website",
		"socialLinks"
	]
};
/** @returns the step in an address; null for the whole form on one page */
var readStep = (query) => FARM_STEPS.find((step) => step === query.get("step")) ?? null;
/** @returns the step behind one; null behind the last */
var stepAfter = (step) => FARM_STEPS[FARM_STEPS.indexOf(step) + 1] ?? null;
/** @returns the first step with one of these fields, given as "phone" or "seasons.0.from"; null for none */
function stepWith(paths) {
	const names = new Set(paths.map((path) => path.split(".")[0]));
	return FARM_STEPS.find((step) => FIELDS[step].some((name) => names.has(name))) ?? null;
}
var whereOf = (place, zipCode) => place ? `${place.city}, ${place.state}` : `ZIP code ${zipCode.trim()}`;
/**
* What a farm is registered with before its farmer has come to the second step.
* @param place where its ZIP code is; null where that is not known
* @returns the values with an address and a description, which say no more than what was typed
*/
function startedFarm(values, place) {
	const where = whereOf(place, values.zipCode);
	return {
		...values,
		address: values.address.trim() || where,
		description: values.description.trim() || `${values.name.trim()} is in ${where}.`
	};
}
/** @returns the steps in which something is still to be said of a farm */
function stepsLeft(farm) {
	const { city, state } = farm;
	const where = whereOf(city && state ? {
		city,
		state
	} : null, farm.zipCode);
	const hasLinks = farm.website !== null || Object.keys(farm.socialLinks).length > 0;
	const isDone = {
		basics: farm.imageUrl !== null || farm.photos.length > 0,
		about: farm.address !== where && !farm.description.endsWith(` is in ${where}.`),
		products: farm.productTypes.length > 0,
		hours: farm.seasons.length > 0,
		visit: farm.activities.length + farm.features.length > 0 || hasLinks
	};
	return FARM_STEPS.filter((step) => !isDone[step]);
}
export { stepAfter as a, startedFarm as i, STEP_TITLES as n, stepWith as o, readStep as r, stepsLeft as s, FARM_STEPS as t };
