import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { t as useSettled } from "./use-settled-B-lqxM-i.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/forms/suggest/suggestion-list.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** From this many letters on there is something to suggest. */
var MIN_LETTERS = 2;
/** So long after the last letter the server is asked, in milliseconds. */
var PAUSE_MS = 120;
var ICONS = {
	food: "salad",
	category: "list",
	product: "shopping-basket",
	city: "map-pin",
	zip: "map-pin",
	farm: "sprout",
	market: "store",
	vendor: "store"
};
var NONE = [];
/** The list below a field, and how many there are for those who do not see it. */
function SuggestionList(props) {
	const { id, typed, scope, active, onFound, onChoose, className } = props;
	const q = useSettled(typed.trim(), PAUSE_MS);
	const { data } = useQuery({
		...apiQuery(withQuery("/api/suggestions", {
			q,
			...scope
		})),
		enabled: q.length >= MIN_LETTERS,
		staleTime: 6e4,
		placeholderData: (before) => before
	});
	const found = q.length >= MIN_LETTERS && data || NONE;
	(0, import_react.useEffect)(() => onFound(found), [found, onFound]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		role: "status",
		className: "sr-only",
		children: found.length > 0 && `${found.length} ${found.length === 1 ? "suggestion" : "suggestions"}`
	}), found.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		id,
		role: "listbox",
		"aria-label": "Suggestions",
		onPointerDown: (event) => event.preventDefault(),
		className: clsx("absolute top-full z-20 mt-1.5 max-h-[70vh] overflow-y-auto rounded-control border border-line bg-card py-1.5 shadow-float", className ?? "inset-x-0"),
		children: found.map((suggestion, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
			id: `${id}-${index}`,
			role: "option",
			"aria-selected": index === active,
			onClick: () => onChoose(suggestion),
			className: clsx("flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 wrap-anywhere hover:bg-moss", index === active && "bg-moss"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
				name: ICONS[suggestion.kind],
				className: "size-5 shrink-0 text-leaf"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "min-w-0",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "block text-base leading-snug font-medium",
					children: suggestion.label
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "block text-sm leading-snug text-soft",
					children: suggestion.detail
				})]
			})]
		}, suggestion.kind + suggestion.path + suggestion.label))
	})] });
}
export { SuggestionList };
