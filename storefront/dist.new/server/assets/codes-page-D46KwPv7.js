import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as Plus } from "./plus--yPFToWZ.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { Cn as CouldNotLoad, Sn as Badge, xn as Card } from "../entry-server.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as BackLink } from "./back-link-8W4Wgnnt.js";
import { n as RowsSkeleton } from "./dashboard-skeleton-CZ8ZhVjI.js";
import { n as VendorGate } from "./vendor-gate-02csY3-F.js";
import { a as discountWords, i as codeTerms } from "./discounts-rmRmtgJL.js";
import { i as formatDate, n as countOf } from "./format-DqpZFbOp.js";
import { t as amountText } from "./amount-text-Bzq6vXQ9.js";
import { t as amountField } from "./terms-values-jHDVG9Zs.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { r as callJson } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
import { n as refuseWrong } from "./wrong-fields-CLwvqZXv.js";
// src/marketplace/vendor/terms/code-values.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var NEW_CODE = {
	code: "",
	kind: "percent",
	value: "10",
	isSome: false,
	productIds: [],
	leastGoods: "",
	startsOn: "",
	endsOn: "",
	maxUses: "",
	maxUsesEach: ""
};
/** @returns a code as its form shows it */
var codeValues = (code) => ({
	code: code.code,
	kind: code.percent === null ? "amount" : "percent",
	value: code.percent === null ? amountField(code.amount) : String(code.percent),
	isSome: code.productIds !== null,
	productIds: code.productIds ?? [],
	leastGoods: amountField(code.leastGoods),
	startsOn: code.startsOn ?? "",
	endsOn: code.endsOn ?? "",
	maxUses: code.maxUses === null ? "" : String(code.maxUses),
	maxUsesEach: code.maxUsesEach === null ? "" : String(code.maxUsesEach)
});
var plain = (text) => text.replace(/[$%,\s]/g, "");
var orNull = (text) => plain(text) || null;
/** What is no whole number is sent as it is, and refused with a sentence. */
var count = (text) => {
	const typed = orNull(text);
	return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : typed;
};
/** @returns what is sent; the server reads what was typed */
var codeRequest = (values) => ({
	code: values.code,
	percent: values.kind === "percent" ? plain(values.value) : null,
	amount: values.kind === "amount" ? plain(values.value) : null,
	productIds: values.isSome ? values.productIds : null,
	leastGoods: orNull(values.leastGoods),
	startsOn: values.startsOn || null,
	endsOn: values.endsOn || null,
	maxUses: count(values.maxUses),
	maxUsesEach: count(values.maxUsesEach)
});
/** @returns the sentence of each wrong field; percent and amount are typed into one */
function codeErrors(issues) {
	const errors = {};
	for (const { path, message } of issues) {
		const [name = ""] = path.split(".");
		const field = name === "percent" || name === "amount" ? "value" : name;
		if (Object.hasOwn(NEW_CODE, field)) errors[field] ??= message;
	}
	return errors;
}
var STATE_WORDS = {
	scheduled: "Scheduled",
	running: "Running",
	"used-up": "Used up",
	ended: "Ended"
};
/** @returns what a code does, in a few words each */
function codeFacts(code) {
	const { productIds, leastGoods, startsOn, endsOn, maxUsesEach } = code;
	return [
		productIds === null ? "All products" : countOf(productIds.length, "product"),
		...leastGoods === null ? [] : [`For orders from ${amountText(leastGoods)}`],
		...startsOn === null ? [] : [`Starts ${formatDate(startsOn)}`],
		...endsOn === null ? [] : [`Last day ${formatDate(endsOn)}`],
		...maxUsesEach === null ? [] : [`${countOf(maxUsesEach, "use")} per customer`]
	];
}
/** @returns "10% off" */
var offWords = (code) => discountWords(codeTerms({
	...code,
	vendorId: 0
}));
/** @returns "Used 3 of 50 times, $12.50 taken off" */
function usedWords({ uses, maxUses, takenOff }) {
	if (uses === 0) return maxUses === null ? "Not used yet" : `Not used yet, ${countOf(maxUses, "use")} left`;
	return `Used ${maxUses === null ? countOf(uses, "time") : `${uses} of ${countOf(maxUses, "time")}`}, ${amountText(takenOff)} taken off`;
}
// src/marketplace/vendor/terms/use-codes.ts
var import_jsx_runtime = require_jsx_runtime();
var CODES = "/api/vendor/discount-codes";
/** GET /api/vendor/discount-codes: the newest first. */
var codesQuery = () => apiQuery(CODES);
/** A call that answers a code as it is by then. */
function useCodeCall(method, path, onDone) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: async (body) => {
			if (body) await refuseWrong("code", body);
			return callJson(`${CODES}${path}`, {
				method,
				body: body ?? {}
			});
		},
		onSuccess: async (code) => {
			await client.invalidateQueries({ queryKey: [CODES] });
			onDone(code);
		}
	});
}
// src/marketplace/vendor/terms/code-card.tsx
/** One discount code: what it does, how often it was used, and what can be done with it. */
function CodeCard({ code, onEdit, onEnd }) {
	const { state, endedAt, endedReason } = code;
	const heading = `code-${code.id}`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex h-full flex-col gap-3 p-4 sm:p-5",
		role: "group",
		"aria-labelledby": heading,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-start justify-between gap-x-4 gap-y-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: heading,
					className: "min-w-0 font-sans text-lg font-bold wrap-anywhere",
					children: code.code
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
					tone: state === "running" ? "leaf" : "outline",
					children: STATE_WORDS[state]
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "font-semibold",
				children: offWords(code)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: codeFacts(code).join(" · ")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm tabular-nums",
				children: usedWords(code)
			}),
			endedReason !== null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm whitespace-pre-line wrap-anywhere",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "font-semibold",
					children: "Our team ended it: "
				}), endedReason]
			}),
			endedReason === null && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "mt-auto flex flex-wrap gap-2 pt-1",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					size: "sm",
					look: "secondary",
					"aria-haspopup": "dialog",
					onClick: onEdit,
					children: [endedAt === null ? "Edit" : "Use again", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [" ", code.code]
					})]
				}), state !== "ended" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
					size: "sm",
					look: "quiet",
					"aria-haspopup": "dialog",
					onClick: onEnd,
					children: ["End now", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "sr-only",
						children: [" ", code.code]
					})]
				})]
			})
		]
	});
}
// src/marketplace/vendor/terms/codes-page.tsx
var CodeDialog = (0, import_react.lazy)(() => import("./code-dialog-D6PjJdiw.js").then((module) => ({ default: module.CodeDialog })));
var EndDialog = (0, import_react.lazy)(() => import("./end-dialog-RGtqAlvC.js").then((module) => ({ default: module.EndDialog })));
var SKELETON = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsSkeleton, { label: "Loading your discount codes..." });
function Codes() {
	const { data, error, refetch } = useQuery(codesQuery());
	const [open, setOpen] = (0, import_react.useState)(null);
	const close = (isOpen) => !isOpen && setOpen(null);
	const add = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
		icon: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Plus, {
			"aria-hidden": true,
			size: 18
		}),
		"aria-haspopup": "dialog",
		onClick: () => setOpen({ kind: "new" }),
		children: "New code"
	});
	if (!data) {
		if (!error) return SKELETON;
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
			title: "We couldn’t load your discount codes.",
			error,
			onRetry: refetch
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [data.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "no-results" }),
		heading: "h2",
		title: "No discount codes yet",
		hint: "Make one for your newsletter, your market stall or your best customers.",
		action: add
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: add }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			className: "grid grid-cols-1 gap-4 lg:grid-cols-2",
			children: data.map((code) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeCard, {
				code,
				onEdit: () => setOpen({
					kind: "edit",
					code
				}),
				onEnd: () => setOpen({
					kind: "end",
					code
				})
			}) }, code.id))
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Suspense, {
		fallback: null,
		children: [
			open?.kind === "new" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeDialog, {
				code: null,
				open: true,
				onOpenChange: close
			}),
			open?.kind === "edit" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CodeDialog, {
				code: open.code,
				open: true,
				onOpenChange: close
			}),
			open?.kind === "end" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EndDialog, {
				code: open.code,
				open: true,
				onOpenChange: close
			})
		]
	})] });
}
/** A vendor's discount codes: what they do, and what they did. */
function CodesPage() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Discount codes",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BackLink, {
				to: paths.vendorTerms,
				children: "Prices and terms"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
				className: "mt-4 mb-3 text-2xl md:text-3xl",
				children: "Discount codes"
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "mb-8 max-w-measure text-soft",
				children: "Customers enter a code in their cart. The discount comes out of your sales, and we take no commission on it."
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VendorGate, {
				here: paths.vendorCodes,
				skeleton: SKELETON,
				children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Codes, {})
			})
		]
	});
}
export { CodesPage, codeValues as a, codeRequest as i, NEW_CODE as n, codeErrors as r, useCodeCall as t };
