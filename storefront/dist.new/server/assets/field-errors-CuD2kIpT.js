// src/marketplace/vendor/pickups/field-errors.ts
/** @returns the first sentence of each path */
function fieldErrors(issues) {
	const errors = {};
	for (const { path, message } of issues) errors[path] ??= message;
	return errors;
}
/** @returns what a request has at a path such as `cutoff.hours` */
var valueAt = (request, path) => path.split(".").reduce((at, name) => at?.[name], request);
/** @returns the issues of what is as it was sent: what was changed since may be right */
var issuesOfSame = (issues, sent, now) => issues.filter(({ path }) => JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(now, path)));
/** @returns the sentence about a field or anything in it: that of `dates.0` for `dates` */
var errorWithin = (errors, path) => errors[path] ?? Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1];
/**
* Checks a form by the rules of the contract; where they cannot be fetched, the server checks by the same.
*/
async function checkForm(form, request) {
	return fieldErrors((await import("./check-DHrMJn2m.js").catch(() => null))?.wrongFields(form, request) ?? []);
}
export { issuesOfSame as i, errorWithin as n, fieldErrors as r, checkForm as t };
