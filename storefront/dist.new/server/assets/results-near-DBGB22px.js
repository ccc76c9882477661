import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as readZip } from "./zip-HpeG3EVs.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { a as zipQuery } from "./near-zip-DZKG3p2j.js";
import { n as withQuery } from "./site-paths-DYYu6IFA.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as createLucideIcon } from "./createLucideIcon-B8SKdGX_.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { n as SuggestField } from "./use-address-state-CiYxD8g3.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as KEEP_SCROLL } from "./navigation-BpNQcxZa.js";
import { n as isBadZip } from "./zip-form-rules-BUauPx-B.js";
import { t as BadZip } from "./bad-zip-C2Qa4JC6.js";
import { a as similarZipsQuery } from "./queries-B9xYnQdo.js";
import { n as useRecentZips, t as rememberZip } from "./recent-zips-Dps8CfT1.js";
import { n as positionTrouble, t as devicePosition } from "./device-position-Bx1fhq9V.js";
// ../node_modules/lucide-react/dist/esm/icons/rotate-ccw-clock.mjs
/**
* @license lucide-react v1.75.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "rotate-ccw-clock",
	size: 24,
	node: [
		["path", {
			d: "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8",
			key: "1357e3"
		}],
		["path", {
			d: "M3 3v5h5",
			key: "1xhq8a"
		}],
		["path", {
			d: "M12 7v5l4 2",
			key: "1fdv2h"
		}]
	],
	aliases: ["history"]
};
__iconData.node;
var RotateCcwClock = createLucideIcon(__iconData);
// src/directory/search/zip/zip-center.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** @returns the query of where a ZIP code is, for a page's `load`; none for what is no ZIP code */
function zipQueries(text) {
	const zip = readZip(text);
	return zip === null ? [] : [zipQuery(zip)];
}
/**
* @returns for a page's `loadMore`: what may have been meant, where `load` found that there is no such ZIP
* code
*/
function similarZipQueries(text, answers) {
	const zip = readZip(text);
	return zip === null || answers.getQueryData(zipQuery(zip).queryKey) !== void 0 ? [] : [similarZipsQuery(zip)];
}
/**
* Where a searched ZIP code is; null while that is not known. One that exists is remembered on the device.
* @param hasResults there is something near it; a ZIP code that does not exist need not be looked up
*/
function useZipCenter(text, hasResults) {
	const zip = readZip(text);
	const { data = null } = useQuery({
		...zipQuery(zip ?? ""),
		enabled: zip !== null && hasResults
	});
	(0, import_react.useEffect)(() => {
		if (data) rememberZip(data.zipCode);
	}, [data]);
	return zip === null ? null : data;
}
// src/ui/forms/suggest/place-field.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A field for a ZIP code or the name of a city, which it suggests. The one that is chosen is searched. */
function PlaceField(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SuggestField, {
		inputMode: "search",
		maxLength: 60,
		...props,
		scope: { of: "places" },
		onChoose: ({ value }, input) => {
			input.value = value;
			input.form?.requestSubmit();
		}
	});
}
// src/directory/search/zip/recent-zip-links.tsx
/**
* The ZIP codes that were searched on this device, one press away. Nothing on a device that searched none.
*/
function RecentZipLinks({ to }) {
	const zips = useRecentZips();
	if (zips.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
		"aria-label": "Recently searched ZIP codes",
		className: "min-w-0",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: "flex items-center gap-1.5",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", {
				"aria-hidden": true,
				className: "pl-1 text-soft",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RotateCcwClock, { size: 16 })
			}), zips.map((zip) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: to(zip),
				state: KEEP_SCROLL,
				className: "hit inline-flex min-h-9 items-center rounded-full bg-card px-3 text-sm font-semibold text-leaf tabular-nums ring-1 ring-line transition-colors hover:bg-moss",
				children: zip
			}) }, zip))]
		})
	});
}
// src/directory/api.ts
/**
* GET /api/zip-codes/nearest. The position is rounded to about a kilometer first: that is enough to find the
* ZIP code, and the exact place stays on the device.
*/
function nearestZip(position) {
	const round = (degrees) => Math.round(degrees * 100) / 100;
	return callJson(withQuery("/api/zip-codes/nearest", {
		latitude: round(position.latitude),
		longitude: round(position.longitude)
	}));
}
// src/directory/search/zip/use-my-location.tsx
function explain(error) {
	toast({
		title: positionTrouble(error),
		description: "You can type your ZIP code instead.",
		variant: "destructive"
	});
}
/** Asks the device where it is, and the server for the ZIP code there. Hidden where there are no scripts. */
function UseMyLocation({ onFound, look = "quiet", size = "sm", className }) {
	const [isLooking, setLooking] = (0, import_react.useState)(false);
	const find = async () => {
		setLooking(true);
		try {
			const { zipCode } = await nearestZip(await devicePosition());
			onFound(zipCode);
		} catch (error) {
			explain(error);
		} finally {
			setLooking(false);
		}
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		look,
		size,
		className: `noscript:hidden! whitespace-nowrap ${className ?? ""}`,
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
			name: "locate-fixed",
			className: "size-4.5"
		}),
		pendingLabel: isLooking && "Finding you...",
		onClick: () => void find(),
		children: "Use my location"
	});
}
// src/directory/search/search-fold.tsx
/**
* The form of a search: on phones folded once there is something to look at, so that results come first.
* Wider screens always show it.
*/
function SearchFold({ search, summary, children }) {
	const fold = (0, import_react.useRef)(null);
	const isOpen = search === "";
	(0, import_react.useEffect)(() => {
		if (fold.current) fold.current.open = isOpen;
	}, [search, isOpen]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		ref: fold,
		open: isOpen,
		className: "fold fold-search",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			hidden: isOpen,
			className: "fold-summary",
			children: [summary, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "chevron-down" })]
		}), children]
	});
}
// src/directory/search/zip/results-near.tsx
/**
* ZIP codes that may have been meant by one that does not exist.
* @param isEmpty nothing was found near it; where something was, it exists
*/
function useSimilarZips(text, isEmpty) {
	const zip = readZip(text);
	const { data = [] } = useQuery({
		...similarZipsQuery(zip ?? ""),
		enabled: zip !== null && isEmpty
	});
	return isEmpty ? data : [];
}
/** That there is no such ZIP code, and the nearest ones that there are. */
function NoSuchZip(props) {
	const { zipCode, similar, to } = props;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		isError: true,
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: `There’s no ZIP code ${readZip(zipCode) ?? zipCode}.`,
		hint: "Did you mean one of these?",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-label": "ZIP codes like it",
			className: "flex flex-wrap justify-center gap-2.5",
			children: similar.map((zip) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
				look: "secondary",
				to: to(zip.zipCode),
				children: [
					zip.zipCode,
					" ",
					zip.city,
					", ",
					zip.state
				]
			}) }, zip.zipCode))
		})
	});
}
/** What a search near a ZIP code found, or what is wrong with the ZIP code. */
function ResultsNear({ zipCode, isEmpty, to, children }) {
	const similar = useSimilarZips(zipCode, isEmpty);
	if (isBadZip(zipCode)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BadZip, {
		text: zipCode,
		to
	});
	return similar.length > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoSuchZip, {
		zipCode,
		similar,
		to
	}) : children;
}
export { PlaceField as a, zipQueries as c, RecentZipLinks as i, SearchFold as n, similarZipQueries as o, UseMyLocation as r, useZipCenter as s, ResultsNear as t };
