import { n as TO_RESULTS } from "./navigation-BpNQcxZa.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/ui/navigation/pagination.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Real links, so that every page of a list can be reached, kept and found by search engines. */
function Pagination({ page, pageCount, hasNext, to, label }) {
	if (page === 1 && !hasNext) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		"aria-label": `${label}, pages`,
		className: "flex items-center justify-center gap-3 py-8",
		children: [
			page > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
				look: "secondary",
				rel: "prev",
				to: to(page - 1),
				state: TO_RESULTS,
				icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "chevron-left",
					className: "size-4.5"
				}),
				children: "Previous"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "px-2 text-sm text-soft tabular-nums",
				children: [
					"Page ",
					page,
					pageCount !== null && ` of ${pageCount}`
				]
			}),
			hasNext && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkButton, {
				look: "secondary",
				rel: "next",
				to: to(page + 1),
				state: TO_RESULTS,
				children: ["Next", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
					name: "chevron-right",
					className: "size-4.5"
				})]
			})
		]
	});
}
export { Pagination as t };
