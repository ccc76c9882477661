import { t as ApiError } from "./api-BmXrKzYt.js";
// src/lib/api/field-issues.ts
/** @returns what the server found wrong, and where; nothing when it gave no such list */
function issuesOf(error) {
	return error instanceof ApiError ? error.body?.issues ?? [] : [];
}
/**
* What the server found wrong with the fields of a form.
* @param form any object with the form's fields, to leave out issues about anything else
* @returns pairs of field and sentence; none when the error is about something else
*/
function fieldIssues(error, form) {
	return issuesOf(error).filter(({ path }) => Object.hasOwn(form, path)).map(({ path, message }) => [path, message]);
}
export { issuesOf as n, fieldIssues as t };
