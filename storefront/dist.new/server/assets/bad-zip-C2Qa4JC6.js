import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { r as isPlaceName, t as ZIP_TITLE } from "./zip-form-rules-BUauPx-B.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/lib/address/named-city.ts
var import_dist = require_dist();
/** GET /api/cities */
var citiesQuery = (name) => apiQuery(withQuery("/api/cities", { name }));
/** @returns for a page's `load`: which cities a text names; none for what is no name */
var cityQueries = (text) => isPlaceName(text) ? [citiesQuery(text)] : [];
/** @returns the ZIP code of the one city that is meant; undefined where there is none, or several */
var clearZip = (found) => found?.isClear ? found.cities[0]?.zipCode : void 0;
/** @returns the same for a search, where a food is meant before a city of its name */
var searchedZip = (found) => found?.isFood ? void 0 : clearZip(found);
var moved = (zipCode, to) => zipCode === void 0 ? void 0 : {
	path: to(zipCode),
	status: 302
};
var answerTo = (text, answers) => isPlaceName(text) ? answers.getQueryData(citiesQuery(text).queryKey) : void 0;
/** @returns for a page's `movedTo`: the same page near the city that the ZIP field names */
var cityFound = (text, answers, to) => moved(clearZip(answerTo(text, answers)), to);
/** @returns the same for the city that the search field names */
var citySearched = (text, answers, to) => moved(searchedZip(answerTo(text, answers)), to);
// src/ui/states/bad-zip.tsx
var import_jsx_runtime = require_jsx_runtime();
function NoZip({ hint }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: ZIP_TITLE,
		hint
	});
}
function NamedPlace({ text, to }) {
	const { data, isPending } = useQuery(citiesQuery(text));
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		children: [
			"Looking for ",
			text,
			"..."
		]
	});
	const zipCode = clearZip(data);
	if (zipCode !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_dist.Navigate, {
		to: to(zipCode),
		replace: true
	});
	const cities = data?.cities ?? [];
	if (cities.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoZip, { hint: `We don’t know a city called “${text}.”` });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: `Which ${cities[0]?.name ?? text} do you mean?`,
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-label": "Cities of this name",
			className: "flex flex-wrap justify-center gap-2.5",
			children: cities.map((city) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
				look: "secondary",
				to: to(city.zipCode),
				children: [
					city.name,
					", ",
					city.state
				]
			}) }, city.zipCode))
		})
	});
}
/**
* In the place of results where what was typed is no ZIP code: which city of that name is meant, or what to
* type.
*/
function BadZip(props) {
	return isPlaceName(props.text) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NamedPlace, { ...props }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoZip, {});
}
export { citySearched as a, cityQueries as i, citiesQuery as n, searchedZip as o, cityFound as r, BadZip as t };
