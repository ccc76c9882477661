import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { r as formatCount } from "./format-DqpZFbOp.js";
import { d as writePlaceFilters } from "./place-filters-DOEl1wfs.js";
// src/directory/search/filters/counted-kinds.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* @returns the address of the call for how many of each kind there are; null without a ZIP code, and where a
*   filter goes by the hours, which it does not know
*/
function kindsAddress({ zipCode, search, filters }) {
	const isByHours = filters.openNow || filters.openSaturday || filters.openOn !== "";
	if (readZip(zipCode) === null || isByHours) return null;
	return withQuery("/api/place-kinds", {
		zipCode,
		search,
		...writePlaceFilters({
			...filters,
			kinds: []
		})
	});
}
/** @returns the kinds with how many of each there are behind their names */
function withCounts(choice, counts) {
	const countOf = (kinds) => countText(counts, kinds);
	return {
		...choice,
		countOf,
		options: choice.options.map(({ value, label }) => ({
			value,
			label: label + countOf(value === "" ? choice.preset : value.split(","))
		}))
	};
}
/** Places of two kinds may be the same ones, so their counts add up only with those of farmers markets. */
function countText(counts, kinds) {
	const found = counts.filter(({ kind }) => kinds.includes(kind));
	const others = kinds.filter((kind) => kind !== "farmers_market");
	if (found.length < kinds.length || kinds.length === 0 || others.length > 1) return "";
	const total = found.reduce((sum, { count }) => sum + count, 0);
	return ` (${formatCount(total)}${found.some(({ isMore }) => isMore) ? "+" : ""})`;
}
// src/directory/search/filters/kind-counts.tsx
/** Nothing to be seen: asks how many places of each kind there are, and gives the kinds back with it. */
function KindCounts({ choice, call, onCounted }) {
	const address = kindsAddress(call);
	const { data } = useQuery({
		...apiQuery(address ?? ""),
		enabled: address !== null
	});
	(0, import_react.useEffect)(() => {
		onCounted(address !== null && data ? withCounts(choice, data) : choice);
	}, [
		choice,
		address,
		data,
		onCounted
	]);
	return null;
}
export { KindCounts };
