import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { n as useSave, r as useSaved } from "./use-saved-DuKo9Zau.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button, r as LinkButton } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { Cn as CouldNotLoad, kr as IconButton, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { t as CardThumbnail } from "./card-thumbnail-BdaOHbPF.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useQueries } from "./useQueries-CqMgp5sd.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
// src/accounts/saved/saved-item-card.tsx
var import_dist = require_dist();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Something saved that everyone may see. All of it is one link. */
function SavedItemCard({ card, onRemove }) {
	const { key, name, path, line, fact } = card;
	const heading = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Card, {
		isLink: true,
		className: "h-full",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
			"aria-labelledby": heading,
			className: "flex h-full gap-4 p-3",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "w-24 shrink-0 self-start rounded-control sm:w-32 print:hidden",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardThumbnail, { card })
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex min-w-0 flex-1 flex-col gap-1",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: "flex items-start justify-between gap-2",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
							id: heading,
							className: "line-clamp-2 pt-1 text-lg leading-snug wrap-anywhere",
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
								to: path,
								className: "cover hover:text-leaf",
								children: name
							})
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IconButton, {
							label: `Remove ${name}`,
							title: "Remove from saved",
							icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, {
								name: "heart-filled",
								className: "size-5 text-clay"
							}),
							className: "relative z-10 -mt-1 -mr-1",
							onClick: () => onRemove({
								key,
								name
							})
						})]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm text-soft wrap-anywhere",
						children: line || "Address not listed"
					}),
					fact && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "text-sm font-semibold wrap-anywhere",
						children: fact
					})
				]
			})]
		})
	}) });
}
/** Something saved that was deleted or is not shown at the moment. */
function GoneItem({ thing, onRemove }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex h-full items-center justify-between gap-4 rounded-card border border-dashed border-edge px-4 py-3",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "min-w-0 text-soft wrap-anywhere",
			children: thing.name
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: "quiet",
			size: "sm",
			"aria-label": `Remove ${thing.name}`,
			onClick: () => onRemove(thing),
			children: "Remove"
		})]
	}) });
}
// src/accounts/saved/use-saved-cards.ts
var cardsQuery = (keys) => apiQuery(`/api/favorites/cards?keys=${keys.join(",")}`);
/**
* What saved things are shown by, some two hundred a call. What is removed stays among the keys that are
* asked for, so that nothing is loaded again, and undoing shows it at once.
* @returns cards by their key; what is gone has none
*/
function useSavedCards(items) {
	const [asked, setAsked] = (0, import_react.useState)(() => items.map(({ key }) => key));
	const added = items.filter(({ key }) => !asked.includes(key));
	if (added.length > 0) setAsked([...asked, ...added.map(({ key }) => key)]);
	const chunks = Array.from({ length: Math.ceil(asked.length / 200) }, (_, index) => asked.slice(index * 200, (index + 1) * 200));
	return useQueries({
		queries: chunks.map(cardsQuery),
		combine: (answers) => ({
			cards: new Map(answers.flatMap(({ data }) => data ?? []).map((card) => [card.key, card])),
			isPending: answers.some(({ isPending }) => isPending),
			error: answers.find(({ error }) => error)?.error ?? null,
			retry: () => answers.forEach(({ error, refetch }) => void (error && refetch()))
		})
	});
}
// src/accounts/saved/saved-page.tsx
var GROUPS = [
	{
		group: "products",
		title: "Products"
	},
	{
		group: "farms",
		title: "Farms"
	},
	{
		group: "markets",
		title: "Farmers markets"
	},
	{
		group: "listings",
		title: "Listings"
	},
	{
		group: "vendors",
		title: "Vendors"
	}
];
var grid = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";
function Waiting() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("noscript", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		className: "rounded-control bg-sunk px-3.5 py-3 text-sm",
		children: "Please turn on JavaScript to see what you saved."
	}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "status",
		"aria-label": "Loading what you saved",
		className: `${grid} noscript:hidden`,
		children: [
			1,
			2,
			3
		].map((number) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-32 rounded-card" }, number))
	})] });
}
function Nothing() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "Nothing saved yet",
		heading: "h2",
		hint: "Tap the heart on a product, farm, market, listing or vendor, and you’ll find it here.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.browse(),
			children: "Browse Local Farms"
		})
	});
}
function OnDeviceNote() {
	const { pathname } = (0, import_dist.useLocation)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "rounded-control bg-sunk px-4 py-3 text-sm text-soft",
		children: [
			"Saved on this device only.",
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: paths.login({ returnTo: pathname }),
				className: "link",
				children: "Log in"
			}),
			" ",
			"to keep it in your account."
		]
	});
}
function Section({ id, title, count, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		className: "flex flex-col gap-4",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("h2", {
			id,
			className: "text-xl",
			children: [
				title,
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "text-base text-soft tabular-nums",
					children: count
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: grid,
			children
		})]
	});
}
function Groups({ items, onRemove }) {
	const { cards, isPending, error, retry } = useSavedCards(items);
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load what you saved.",
		error,
		onRetry: retry
	});
	if (isPending) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {});
	const gone = items.filter(({ key }) => !cards.has(key));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [GROUPS.map(({ group, title }) => {
		const shown = items.flatMap(({ key }) => {
			const card = cards.get(key);
			return card?.group === group ? [card] : [];
		});
		if (shown.length === 0) return null;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
			id: group,
			title,
			count: shown.length,
			children: shown.map((card) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedItemCard, {
				card,
				onRemove
			}, card.key))
		}, group);
	}), gone.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Section, {
		id: "gone",
		title: "No longer on Farmgate",
		count: gone.length,
		children: gone.map((thing) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GoneItem, {
			thing,
			onRemove
		}, thing.key))
	})] });
}
/** /saved: what one saved, of an account or on the device of a visitor. */
function SavedPage() {
	const { items, error, retry, isOnDevice } = useSaved();
	const save = useSave();
	const title = (0, import_react.useRef)(null);
	const remove = (thing) => {
		save(thing, false);
		title.current?.focus();
		toast({
			title: `Removed ${thing.name}`,
			action: {
				label: "Undo",
				onPress: () => void save(thing, true)
			}
		});
	};
	const isEmpty = items?.length === 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-8 py-8 md:py-10",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Saved",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				ref: title,
				tabIndex: -1,
				className: "text-2xl outline-none lg:text-3xl",
				children: "Saved"
			}),
			isOnDevice && !isEmpty && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OnDeviceNote, {}),
			items === void 0 && (error ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
				title: "We couldn’t load what you saved.",
				error,
				onRetry: retry
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Waiting, {})),
			isEmpty && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Nothing, {}),
			items && !isEmpty && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Groups, {
				items,
				onRemove: remove
			})
		]
	});
}
export { SavedPage };
