import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { Sn as Badge } from "../entry-server.js";
import { h as respondToMarket, p as myMembershipsQuery } from "./market-queries-BDyv9vMw.js";
import { t as useFocusBack } from "./use-focus-back-Is0MrvPY.js";
import { n as sendAnswer, t as myMarketDaysQuery } from "./market-day-queries-CMcQlxd_.js";
import { t as MarketDayCard } from "./market-day-card-Bz4z-Uhn.js";
// src/directory/market-management/membership/use-responding.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function said({ status, name, market }, to) {
	if (to === "member") return `${name} is on the roster of ${market.name}`;
	if (status === "invited") return "Invitation declined";
	return status === "asked" ? "Request withdrawn" : `${name} left ${market.name}`;
}
/** Accepts, declines and leaves; what takes somebody off a roster can be undone. */
function useResponding() {
	const client = useQueryClient();
	const refresh = () => Promise.all([client.invalidateQueries({ queryKey: myMembershipsQuery().queryKey }), client.invalidateQueries({ queryKey: myMarketDaysQuery().queryKey })]);
	const responding = useMutation({
		mutationFn: ({ membership, to }) => respondToMarket(membership.id, { status: to }),
		onSuccess: async (_, { membership, to }) => {
			const mayUndo = to === "removed" && membership.status === "member";
			toast({
				title: said(membership, to),
				...mayUndo && { action: {
					label: "Undo",
					onPress: () => responding.mutate({
						membership,
						to: "member"
					})
				} }
			});
			await refresh();
		},
		onError: async (error) => {
			toast({
				title: "Your answer wasn’t saved",
				description: sentenceOf(error, "Please check your connection and try again."),
				variant: "destructive"
			});
			await refresh();
		}
	});
	return responding;
}
// src/directory/market-management/membership/my-memberships.tsx
var import_jsx_runtime = require_jsx_runtime();
var ACTS = {
	invited: [{
		to: "member",
		label: "Accept",
		look: "primary"
	}, {
		to: "removed",
		label: "Decline",
		look: "secondary"
	}],
	asked: [{
		to: "removed",
		label: "Withdraw",
		look: "secondary"
	}],
	member: [{
		to: "removed",
		label: "Leave",
		look: "secondary"
	}],
	removed: []
};
function MembershipRow({ membership, responding }) {
	const { id, name, status, market } = membership;
	const sent = responding.isPending && responding.variables.membership.id === id ? responding.variables.to : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: "flex flex-col gap-3 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex min-w-0 flex-col gap-0.5 wrap-anywhere",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "flex flex-wrap items-center gap-x-2 gap-y-1",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: market.path,
						className: "link font-semibold",
						children: market.name
					}),
					status === "invited" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						tone: "clay",
						children: "Invitation"
					}),
					status === "asked" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
						tone: "plain",
						children: "Asked to join"
					})
				]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: name
			})]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex shrink-0 flex-wrap gap-2",
			children: ACTS[status].map(({ to, label, look }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Button, {
				size: "sm",
				look,
				disabled: sent !== null,
				pendingLabel: sent === to && "Saving...",
				onClick: () => responding.mutate({
					membership,
					to
				}),
				children: [label, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
					className: "sr-only",
					children: [" ", `${market.name}, ${name}`]
				})]
			}, to))
		})]
	});
}
/** The rosters that one's farms and vendor are on, have asked for, or are invited to; nothing without one. */
function MyMemberships({ only, title }) {
	const id = (0, import_react.useId)();
	const { data } = useQuery(myMembershipsQuery());
	const responding = useResponding();
	const keepFocus = useFocusBack(responding.isPending, id);
	const shown = data?.filter(({ status }) => only.includes(status)) ?? [];
	if (shown.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		className: "flex flex-col gap-3",
		onClickCapture: keepFocus,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			tabIndex: -1,
			className: "text-xl",
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
			"aria-labelledby": id,
			className: "divide-y divide-line border-y border-line",
			children: shown.map((membership) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MembershipRow, {
				membership,
				responding
			}, membership.id))
		})]
	});
}
// src/directory/market-days/market-day-cards.tsx
var { queryKey } = myMarketDaysQuery();
var isSame = (a, b) => a.day.id === b.day.id && a.member.id === b.member.id;
var keyOf = ({ day, member }) => `${day.id}-${member.id}`;
/** Saves an answer, which the notification can undo. */
function useAnswering() {
	const client = useQueryClient();
	const answering = useMutation({
		mutationFn: ({ of, given }) => sendAnswer(of, given),
		onSuccess: (answered, { of, given }) => {
			client.setQueryData(queryKey, (days) => days?.map((one) => isSame(one, answered) ? answered : one));
			if (!given) return;
			const { answer, listingIds, productIds, note } = of;
			const before = answer && {
				answer,
				listingIds,
				productIds,
				note: note ?? ""
			};
			toast({
				title: "Answer saved",
				description: "Shoppers see it on the market’s page.",
				action: {
					label: "Undo",
					onPress: () => answering.mutate({
						of: answered,
						given: before
					})
				}
			});
		},
		onError: (error) => toast({
			title: "Your answer wasn’t saved",
			description: sentenceOf(error, "Please try again."),
			variant: "destructive"
		})
	});
	return answering;
}
/** Days with their buttons; an answer can be undone. */
function MarketDayCards({ days, heading }) {
	const answering = useAnswering();
	const sent = answering.isPending ? answering.variables : null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
		className: "grid grid-cols-1 gap-4 lg:grid-cols-2",
		children: days.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketDayCard, {
			heading,
			of: one,
			pending: sent && isSame(sent.of, one) ? sent.given?.answer ?? null : null,
			onAnswer: (answer) => answering.mutate({
				of: one,
				given: {
					answer,
					note: one.note ?? ""
				}
			}),
			onBring: (brought) => answering.mutate({
				of: one,
				given: {
					answer: "coming",
					...brought
				}
			})
		}) }, keyOf(one)))
	});
}
export { MyMemberships as n, MarketDayCards as t };
