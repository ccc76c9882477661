// src/directory/search/results/result-view.ts
var RESULT_VIEWS = ["list", "map"];
/** @returns the view in an address, or null when none was chosen */
function readView(query) {
	return RESULT_VIEWS.find((view) => view === query.get("view")) ?? null;
}
export { readView as t };
