import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { n as SearchField, r as ZipField } from "./search-field-CDEoFd_N.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
// src/ui/forms/suggest/next-active.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Which suggestion a key leads to; -1 is none, the typed text itself.
* @param active which one is marked
* @returns null for a key that has nothing to do with them
*/
function nextActive(key, active, count) {
	if (count === 0) return null;
	if (key === "ArrowDown") return active === count - 1 ? -1 : active + 1;
	if (key === "ArrowUp") return active === -1 ? count - 1 : active - 1;
	return null;
}
// src/ui/forms/suggest/suggest-field.tsx
var import_jsx_runtime = require_jsx_runtime();
var loadList = () => import("./suggestion-list-D7NBHZLI.js").then((module) => ({ default: module.SuggestionList }));
var SuggestionList = (0, import_react.lazy)(loadList);
var never = () => () => void 0;
/** Without scripts it is a plain field. */
var useHasScripts = () => (0, import_react.useSyncExternalStore)(never, () => true, () => false);
var NONE = [];
/**
* A field with suggestions below it, by the combobox pattern of ARIA 1.2: arrows go through them, Enter takes
* one, Escape closes them; Home and End stay with the text. Their code comes with the first letter.
*/
function SuggestField({ scope = {}, listClassName, onChoose, className, ...field }) {
	const id = (0, import_react.useId)();
	const frame = (0, import_react.useRef)(null);
	const [typed, setTyped] = (0, import_react.useState)(null);
	const [found, setFound] = (0, import_react.useState)(NONE);
	const [active, setActive] = (0, import_react.useState)(-1);
	const isOpen = typed !== null && found.length > 0;
	const close = () => {
		setTyped(null);
		setActive(-1);
		setFound(NONE);
	};
	const choose = (chosen) => {
		const input = frame.current?.querySelector("input");
		close();
		if (input) onChoose(chosen, input);
	};
	const onKeyDown = (event) => {
		const next = isOpen ? nextActive(event.key, active, found.length) : null;
		const chosen = found[active];
		if (next !== null) setActive(next);
		else if (event.key === "Enter" && isOpen && chosen) choose(chosen);
		else if (event.key === "Escape" && isOpen) close();
		else {
			if (event.key === "Enter") close();
			if (event.key === "Home" || event.key === "End") setActive(-1);
			return;
		}
		event.preventDefault();
	};
	const hasScripts = useHasScripts();
	const Field = scope.of === "places" ? ZipField : SearchField;
	const list = typed !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestionList, {
			id,
			typed,
			scope,
			active,
			onFound: setFound,
			onChoose: choose,
			className: listClassName
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		ref: frame,
		className: clsx("block", listClassName === void 0 && "relative", className),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
			...field,
			...hasScripts && {
				role: "combobox",
				"aria-autocomplete": "list",
				"aria-expanded": isOpen
			},
			"aria-controls": isOpen ? id : void 0,
			"aria-activedescendant": isOpen && active >= 0 ? `${id}-${active}` : void 0,
			onInput: (event) => {
				setTyped(event.currentTarget.value);
				setActive(-1);
				field.onInput?.(event);
			},
			onBlur: close,
			onKeyDown
		}), list]
	});
}
// src/lib/address/use-address-state.ts
var import_dist = require_dist();
/**
* A page's state kept in its address, so that it can be shared, kept, and gone back to.
* @param read the state in an address
* @param write the address of a state; its path is not used, since some pages have two
*/
function useAddressState(read, write) {
	const [query] = (0, import_dist.useSearchParams)();
	const location = (0, import_dist.useLocation)();
	const { pathname, search } = location;
	const navigate = (0, import_dist.useNavigate)();
	const [ahead, setAhead] = (0, import_react.useState)(null);
	const state = (0, import_react.useMemo)(() => read(query), [read, query]);
	const to = (next) => {
		const address = write(next);
		const start = address.indexOf("?");
		return pathname + (start < 0 ? "" : address.slice(start));
	};
	const go = (next, options) => {
		const address = to(next);
		setAhead({
			from: location,
			state: next
		});
		navigate(address, {
			replace: options?.replace ?? address === pathname + search,
			state: {
				...options?.keepEntryState && location.state,
				...KEEP_SCROLL
			}
		});
	};
	return {
		state,
		shown: ahead?.from === location ? ahead.state : state,
		to,
		go
	};
}
export { SuggestField as n, useAddressState as t };
