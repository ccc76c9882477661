import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { Fr as ChevronDown, Jn as FAQ_CRUMBS, Yn as readAnswer, qn as FAQ_SECTIONS } from "../entry-server.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { t as ContentsList } from "./contents-list-BbRMXvjK.js";
import { t as PageBand } from "./page-band-vqEyUTWs.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/content/faq/use-open-target.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
/** @returns the id in an address's hash; '' for none, or one that cannot be read */
function idOf(hash) {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return "";
	}
}
/** Opens a collapsed part of a page and all that it stands in. */
function reveal(target) {
	for (let part = target?.closest("details"); part; part = part.parentElement?.closest("details")) part.open = true;
}
/**
* Opens what the address names, however one got there: by the page's own links, by back and forward, or by
* typing it.
* @param within where the collapsible parts are
*/
function useOpenTarget(within) {
	const { hash, key } = (0, import_dist.useLocation)();
	(0, import_react.useEffect)(() => {
		const id = idOf(hash);
		if (!id) return;
		const target = within.current?.querySelector(`[id="${CSS.escape(id)}"]`) ?? null;
		if (!target) return;
		reveal(target);
		target.scrollIntoView();
	}, [
		hash,
		key,
		within
	]);
}
// src/content/faq/faq-page.tsx
var import_jsx_runtime = require_jsx_runtime();
var DESCRIPTION = "Answers about finding local farms, CSA shares, farm fresh eggs and organic vegetables, farmers markets and farm stands, and supporting local agriculture.";
var arrow = "mt-0.5 ml-auto shrink-0 text-leaf transition-transform";
/**
* The id is inside what collapses, not on it: browsers open what hides the place that an address names, also
* without scripts (and before ours run, hence the suppressed warning). The margin leaves room for the
* question above the answer.
*/
function Question({ id, question, answer }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		suppressHydrationWarning: true,
		className: "group/question border-t border-line first:border-t-0 open:bg-sunk/50",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "flex min-h-13 list-none items-start gap-4 px-5 py-3.5 font-semibold -outline-offset-3 hover:text-leaf [&::-webkit-details-marker]:hidden",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: "font-sans text-base leading-snug font-semibold",
				children: question
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
				"aria-hidden": true,
				size: 20,
				className: `${arrow} group-open/question:rotate-180`
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			id,
			className: "prose scroll-mt-24 px-5 pb-6 text-sm sm:text-base",
			children: [readAnswer(answer).map((parts, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: parts.map(({ text, to }, part) => to ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to,
				children: text
			}, part) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Fragment, { children: text }, part)) }, index)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-xs print:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: `#${id}`,
					"aria-label": `Link to this answer: ${question}`,
					children: "Link to this answer"
				})
			})]
		})]
	});
}
function Section({ id, title, questions, isOpen }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		open: isOpen,
		suppressHydrationWarning: true,
		className: "group/section",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("summary", {
			className: "flex min-h-11 list-none items-center gap-4 py-2 hover:text-leaf [&::-webkit-details-marker]:hidden",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: "text-xl",
				children: title
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronDown, {
				"aria-hidden": true,
				size: 22,
				className: `${arrow} group-open/section:rotate-180`
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			id,
			className: "mt-3 scroll-mt-16 overflow-hidden rounded-card border border-line bg-card",
			children: questions.map((question) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Question, { ...question }, question.id))
		})]
	});
}
function MoreHelp() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": "faq-more",
		className: "flex flex-col items-start gap-4 rounded-card bg-moss p-6 md:p-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				id: "faq-more",
				className: "text-xl",
				children: "Ready to look around?"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "max-w-measure",
				children: [
					"Find farms and produce near you, read on in the blog, or",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.contact,
						className: "link",
						children: "write to us"
					}),
					" ",
					"if your question isn’t here."
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-3",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					to: paths.browse(),
					children: "Browse Local Farms"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
					look: "secondary",
					to: paths.blog,
					children: "Read Our Blog"
				})]
			})
		]
	});
}
/** Questions and answers, folded up; readable, linkable and openable without scripts. */
function FaqPage() {
	const sections = (0, import_react.useRef)(null);
	useOpenTarget(sections);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
			title: "Local Farm FAQ",
			description: DESCRIPTION,
			keywords: [
				"local farm FAQ",
				"CSA questions",
				"farm fresh eggs",
				"farmers market questions"
			],
			canonical: paths.faq
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageBand, {
			crumbs: FAQ_CRUMBS,
			title: "Local Farm FAQ",
			lead: "Answers to common questions about buying from local farms."
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "page grid grid-cols-1 gap-x-14 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_16rem]",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContentsList, {
				entries: FAQ_SECTIONS.map(({ id, title }) => ({
					id,
					text: title
				})),
				className: "lg:sticky lg:top-24 lg:col-start-2 lg:self-start"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				ref: sections,
				className: "flex max-w-3xl flex-col gap-6 lg:col-start-1 lg:row-start-1",
				children: [FAQ_SECTIONS.map((section, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
					...section,
					isOpen: index === 0
				}, section.id)), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoreHelp, {})]
			})]
		})
	] });
}
export { FaqPage };
