import { t as ApiError } from "./api-BmXrKzYt.js";
// src/directory/search/results/search-messages.ts
var NAMES = {
	markets: "farmers markets",
	farms: "local farms",
	CSAs: "CSAs",
	"u-pick farms": "u-pick farms"
};
/** While a search is on its way. */
var searchingFor = (what) => `Searching for ${NAMES[what]}...`;
/** When a search fails. */
var searchFailed = (what) => `Unable to search for ${NAMES[what]}. Please try again.`;
/** When there is nothing at all near a ZIP code. */
var noneNear = (what, zip) => `No ${NAMES[what]} found near ${zip}. Try a different ZIP code.`;
/** When the filters hide everything. */
var noneWith = (what, filter) => `No ${what} found with ${filter}. Try a different filter.`;
/** @returns the server's sentence about what was wrong with the question, when that was the trouble */
function questionTrouble(error) {
	if (!(error instanceof ApiError) || error.status !== 400) return null;
	return error.body?.issues?.[0]?.message ?? error.body?.message ?? null;
}
export { searchingFor as a, searchFailed as i, noneWith as n, questionTrouble as r, noneNear as t };
