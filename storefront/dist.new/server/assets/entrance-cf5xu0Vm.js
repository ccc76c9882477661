import { t as Check } from "./check-NQLuqzTb.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { yn as CategoryArt } from "../entry-server.js";
import { t as SeasonLandscape } from "./landscape-DWpHL-h9.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/accounts/entrance/entrance.tsx
var import_jsx_runtime = require_jsx_runtime();
var STILL_LIFES = [
	{
		category: "vegetables",
		seed: 3,
		className: "-rotate-3"
	},
	{
		category: "eggs",
		seed: 2,
		className: "translate-y-3 rotate-2"
	},
	{
		category: "honey",
		seed: 1,
		className: "-rotate-2"
	}
];
function Aside({ title, points }) {
	const month = useNow().getUTCMonth() + 1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "relative h-28 overflow-hidden bg-moss sm:h-36 md:order-last md:h-auto",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "absolute inset-0 md:top-[34%] md:mask-t-from-60%",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SeasonLandscape, { month })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "relative hidden flex-col gap-6 p-10 md:flex lg:p-14",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					className: "max-w-sm text-2xl",
					children: title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: "flex max-w-sm flex-col gap-3",
					children: points.map((point) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
						className: "flex items-start gap-3",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
							"aria-hidden": true,
							size: 20,
							className: "mt-0.5 shrink-0 text-leaf"
						}), point]
					}, point))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
					className: "mt-2 grid max-w-md grid-cols-3 gap-4",
					children: STILL_LIFES.map(({ category, seed, className }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
						className: `rounded-card bg-card p-1.5 shadow-float ${className}`,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryArt, {
							category,
							seed,
							className: "rounded-sm"
						})
					}, category))
				})
			]
		})]
	});
}
/** The ways in: a form, and beside it (on phones above it) the land that this is all about. */
function Entrance({ title, lead, aside, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "page py-4 sm:py-8 md:py-12",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "grid grid-cols-1 overflow-hidden rounded-card border border-line bg-card md:min-h-160 md:grid-cols-2",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Aside, { ...aside }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "px-4 py-7 min-[22.5rem]:px-6 sm:px-10 md:self-center md:py-12 lg:px-14",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "mx-auto flex max-w-md flex-col gap-6",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex flex-col gap-2",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
							className: "text-2xl",
							children: title
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
							className: "text-soft",
							children: lead
						})]
					}), children]
				})
			})]
		})
	});
}
/** What people without scripts need to know, since these forms cannot do without. */
function NeedsScripts({ to }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "rounded-control bg-sunk px-3.5 py-3 text-sm",
		children: [
			"Please turn on JavaScript to ",
			to,
			"."
		]
	}) });
}
/** Something that is good to know before the form. */
function Note({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		role: "status",
		className: "flex items-start gap-2.5 rounded-control bg-moss px-3.5 py-3 text-sm",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check, {
			"aria-hidden": true,
			size: 18,
			className: "mt-0.5 shrink-0 text-leaf"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children })]
	});
}
export { NeedsScripts as n, Note as r, Entrance as t };
