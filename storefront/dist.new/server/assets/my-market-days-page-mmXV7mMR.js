import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as useQuery } from "./useQuery-Dp_UslaT.js";
import { F as useQueryClient } from "./mutation-CaqYhdMo.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { Cn as CouldNotLoad, Jr as useSession, fn as Checkbox, ot as CheckingAuthentication, st as SignInGate } from "../entry-server.js";
import { t as EmptyArt } from "./empty-art-BZ4ASp9Z.js";
import { r as LinkButton } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as EmptyState } from "./empty-state-BFUAB627.js";
import { t as Skeleton } from "./skeleton-DvrRAeRG.js";
import { n as MyMemberships, t as MarketDayCards } from "./market-day-cards-U7ga5s_X.js";
import { i as sendEveryDay, t as myMarketDaysQuery } from "./market-day-queries-CMcQlxd_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-days/my-market-days-page.tsx
var import_jsx_runtime = require_jsx_runtime();
var { queryKey } = myMarketDaysQuery();
/** Said once for each market that one sells at. */
function EveryDay({ days }) {
	const client = useQueryClient();
	const saying = useMutation({
		mutationFn: ({ id, comes }) => sendEveryDay(id, comes),
		onSuccess: () => client.invalidateQueries({ queryKey }),
		onError: (error) => toast({
			title: "Your choice wasn’t saved",
			description: sentenceOf(error, "Please try again."),
			variant: "destructive"
		})
	});
	const members = [...new Map(days.map((one) => [one.member.id, one])).values()];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: "flex flex-col gap-3",
		disabled: saying.isPending,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-3 text-xl font-semibold",
				children: "Every time"
			}),
			members.map(({ member, market }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Checkbox, {
				label: `${member.name} is at ${market.name} every market day`,
				checked: member.comesEveryDay,
				onChange: ({ target }) => saying.mutate({
					id: member.id,
					comes: target.checked
				})
			}, member.id)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft",
				children: "We won’t email you about these. You can still cancel a single day."
			})
		]
	});
}
function MyDays() {
	const { data, error, refetch } = useQuery(myMarketDaysQuery());
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CouldNotLoad, {
		title: "We couldn’t load your market days.",
		error,
		onRetry: refetch
	});
	if (!data) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { className: "h-48 rounded-card" });
	if (data.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyState, {
		picture: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmptyArt, { scene: "nothing-near" }),
		title: "No market days yet",
		heading: "h2",
		hint: "When a farmers market adds you to its roster, its next days appear here.",
		action: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkButton, {
			to: paths.farmersMarkets(),
			children: "Find your market"
		})
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-10",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketDayCards, {
			heading: "h2",
			days: data
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EveryDay, { days: data })]
	});
}
/** /market-days: where those who sell at markets say when they come, and with what. */
function MyMarketDaysPage() {
	const { status, me } = useSession();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex flex-col gap-6 py-8 md:py-12",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "My market days",
				noindex: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl md:text-3xl",
					children: "My market days"
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "max-w-measure text-soft",
					children: "Tell shoppers when you’ll be at the market and what you’re bringing. Until you answer, we say that you’re usually there."
				})]
			}),
			status === "checking" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckingAuthentication, {}),
			status === "visitor" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SignInGate, {
				message: "Please log in to see your market days",
				returnTo: paths.myMarketDays
			}),
			status === "signed-in" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col gap-10",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyMemberships, {
						only: ["invited", "asked"],
						title: "Invitations and requests"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyDays, {}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MyMemberships, {
						only: ["member"],
						title: "Markets you sell at"
					})
				]
			}, me.id)
		]
	});
}
export { MyMarketDaysPage };
