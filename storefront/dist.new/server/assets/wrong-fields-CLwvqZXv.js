import { n as issuesOf } from "./field-issues-BI4fuZUK.js";
// src/marketplace/vendor/terms/wrong-fields.ts
/** A form was not sent: the contract's rules found something wrong with its fields. */
var WrongFields = class extends Error {
	issues;
	constructor(issues) {
		super("Please check what you entered.");
		this.issues = issues;
	}
};
/** @returns what is wrong with which field, whether the rules here or the server found it */
function foundWrong(error) {
	return error instanceof WrongFields ? error.issues : issuesOf(error);
}
/**
* Checks a form before it is sent; where the rules cannot be fetched, the server checks by the same.
* @throws WrongFields
*/
async function refuseWrong(form, request) {
	const issues = (await import("./check-BGwnOgnz.js").catch(() => null))?.wrongFields(form, request) ?? [];
	if (issues.length > 0) throw new WrongFields(issues);
}
export { refuseWrong as n, foundWrong as t };
