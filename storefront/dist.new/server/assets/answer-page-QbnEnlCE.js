import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as ATTENDANCE_ANSWERS } from "./markets-BGlrDnlX.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as LinkFailure } from "./link-failure-KWT07MJL.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { r as toast } from "./toast-BS915kXo.js";
import { a as Spinner } from "./button-E5CZy8Ra.js";
import { X as dayTitle } from "../entry-server.js";
import { t as MarketDayCard } from "./market-day-card-Bz4z-Uhn.js";
import { r as sendByLink } from "./market-day-queries-CMcQlxd_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-days/answer-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
function saidTitle({ answer, day, member }) {
	const when = dayTitle(day);
	if (answer === "coming") return `See you ${when}`;
	if (answer === "not_coming") return `Not this time: ${when}`;
	return answer === "sold_out" ? `Sold out: ${when}` : `Is ${member.name} coming?`;
}
function NotAnswered({ error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkFailure, {
		error,
		refused: "This link no longer works",
		failed: "We couldn’t save your answer",
		instead: {
			label: "Go to my market days",
			to: paths.myMarketDays
		},
		onRetry
	});
}
/** Where the links of the email lead that asks who comes to a market: opening one is the answer. */
function MarketAnswerPage() {
	const { id, member, answer } = (0, import_dist.useParams)();
	const token = (0, import_dist.useLocation)().hash.slice(1);
	const [answered, setAnswered] = (0, import_react.useState)();
	const { mutate, error, isPending, variables } = useMutation({
		mutationFn: (given) => sendByLink({
			dayId: Number(id),
			memberId: Number(member),
			token
		}, given),
		onSuccess: setAnswered,
		onError: (failure) => answered && toast({
			title: "Your answer wasn’t saved",
			description: sentenceOf(failure, "Please try again."),
			variant: "destructive"
		})
	});
	const first = ATTENDANCE_ANSWERS.find((one) => one === answer);
	(0, import_react.useEffect)(() => mutate(first && { answer: first }), [
		mutate,
		first,
		token
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] max-w-2xl flex-col justify-center gap-6 py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: "Are you coming to the market?",
				noindex: true
			}),
			error && !answered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotAnswered, {
				error,
				onRetry: () => mutate(variables)
			}),
			answered && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				role: "status",
				className: "flex flex-col gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
					className: "text-2xl wrap-anywhere md:text-3xl",
					children: saidTitle(answered)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-soft",
					children: "Shoppers see it on the market’s page. You can change it here until the market day ends."
				})]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MarketDayCard, {
				heading: "h2",
				of: answered,
				pending: isPending ? variables?.answer ?? null : null,
				onAnswer: (next) => mutate({
					answer: next,
					note: answered.note ?? ""
				}),
				onBring: (brought) => mutate({
					answer: "coming",
					...brought
				})
			})] }),
			!answered && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col items-center gap-4 text-center",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl",
						children: "Are you coming to the market?"
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						role: "status",
						className: "flex items-center gap-3 text-soft noscript:hidden",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), "Saving your answer..."]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "hidden text-soft noscript:block",
						children: "Please turn on JavaScript, or answer on your market days page."
					})
				]
			})
		]
	});
}
export { MarketAnswerPage };
