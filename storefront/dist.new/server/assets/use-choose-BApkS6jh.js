import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { r as isPlaceName } from "./zip-form-rules-BUauPx-B.js";
import { n as citiesQuery, o as searchedZip } from "./bad-zip-C2Qa4JC6.js";
// src/ui/navigation/searched-city.tsx
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
/** More are a list, and no question. */
var MOST = 5;
/**
* Above what a search found: the cities that its text may mean as well. Where it means one city and no food,
* what is near that is shown instead.
*/
function SearchedCity({ search, to }) {
	const { data } = useQuery({
		...citiesQuery(search),
		enabled: isPlaceName(search)
	});
	if (!isPlaceName(search) || !data || data.cities.length === 0) return null;
	const zipCode = searchedZip(data);
	if (zipCode !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Navigate, {
		to: to(zipCode),
		replace: true
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "mb-4 flex flex-wrap items-center gap-x-3 text-sm",
		children: ["Looking for a city?", data.cities.slice(0, MOST).map((city) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Link, {
			to: to(city.zipCode),
			className: "link inline-flex min-h-11 items-center font-semibold",
			children: [
				city.name,
				", ",
				city.state
			]
		}, city.zipCode))]
	});
}
// src/ui/navigation/corrected-search.tsx
/** How a search was understood where that is not plain: a misspelling, most of the words, or no such food. */
function CorrectedSearch({ search, list, to }) {
	if (search === "" || !list) return null;
	const { items, corrected, isMost, missing, suggested } = list;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		corrected !== null && corrected !== search && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-sm",
			children: [
				"Showing results for ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: corrected }),
				". We found nothing for “",
				search,
				"”."
			]
		}),
		isMost && items.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-sm",
			children: "Nothing has all of these words. Showing what has most of them."
		}),
		missing !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-sm",
			children: [
				"No one lists ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: missing }),
				" here right now.",
				items.length > 0 && " These results only mention it."
			]
		}),
		suggested !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: "text-sm",
			children: [
				"Did you mean",
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: to(suggested),
					className: "link font-semibold",
					children: suggested
				}),
				"?"
			]
		})
	] });
}
// src/ui/forms/suggest/use-choose.ts
/** @returns what a search does with what is chosen: it looks for foods and products, the rest have pages */
function useChoose() {
	const navigate = (0, import_dist.useNavigate)();
	return ({ kind, value, path }, input) => {
		if (kind !== "food" && kind !== "product") return void navigate(path);
		input.value = value;
		input.form?.requestSubmit();
	};
}
export { CorrectedSearch as n, SearchedCity as r, useChoose as t };
