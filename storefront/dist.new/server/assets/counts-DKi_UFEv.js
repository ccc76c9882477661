import { n as countOf } from "./format-DqpZFbOp.js";
// src/directory/search/results/counts.ts
/** @returns "12 market(s) found", "1,000+ market(s) found": the specification's wording, letter for letter */
function marketsFound(count) {
	return `${countText(count, "market(s)", "market(s)")} found`;
}
/** @returns "1 Result", "1,204 Results", "1,000+ Results" */
function countText({ total, isMore }, one, many) {
	const text = countOf(total, one, many);
	return isMore ? text.replace(" ", "+ ") : text;
}
/** @returns both lists together */
function sumCounts(...counts) {
	return {
		total: counts.reduce((sum, { total }) => sum + total, 0),
		isMore: counts.some(({ isMore }) => isMore)
	};
}
export { marketsFound as n, sumCounts as r, countText as t };
