import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { H as WeatherNote, J as dayHours, U as WEATHER_ANSWERS, V as DayStatus, X as dayTitle, xn as Card } from "../entry-server.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as useMutation } from "./useMutation-C72DASLX.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_dist } from "./dist-CPwKG8uf.js";
import { o as sentenceOf } from "./api-BmXrKzYt.js";
import { t as LinkFailure } from "./link-failure-KWT07MJL.js";
import { t as PageHead } from "./page-head-DvKldIXV.js";
import { a as Spinner, n as Button } from "./button-E5CZy8Ra.js";
import { r as toast } from "./toast-BS915kXo.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { a as sendWeatherAnswer } from "./market-day-queries-CMcQlxd_.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
// src/directory/market-days/weather-answer-page.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_dist = require_dist();
var import_jsx_runtime = require_jsx_runtime();
var TITLE = "Is the market open?";
var LABELS = {
	open: "Open as planned",
	canceled: "Cancel this day"
};
function saidTitle({ answer, day, market }) {
	if (answer === "open") return `Open as planned: ${dayTitle(day)}`;
	return answer === "canceled" ? `Canceled: ${dayTitle(day)}` : `Is ${market.name} open?`;
}
function NotAnswered({ error, onRetry }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkFailure, {
		error,
		refused: "This link no longer works",
		failed: "We couldn’t save your answer",
		instead: {
			label: "Find a farmers market",
			to: paths.farmersMarkets()
		},
		onRetry
	});
}
function Answered({ of, pending, onAnswer }) {
	const { day, market, answer } = of;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: "flex flex-col gap-2",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
			className: "text-2xl wrap-anywhere md:text-3xl",
			children: saidTitle(of)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "text-soft",
			children: "Shoppers see it on the market’s page. You can change it here until the market day ends."
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: "flex flex-col gap-1",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: "flex flex-wrap items-center gap-2",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
						className: "text-lg leading-snug",
						children: dayTitle(day)
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayStatus, {
						status: day.status,
						weather: day.weather
					})]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "wrap-anywhere",
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: market.path,
						className: "link",
						children: market.name
					}), dayHours(day) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
						className: "text-soft tabular-nums",
						children: [", ", dayHours(day)]
					})]
				}),
				day.address && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					className: "text-sm wrap-anywhere",
					children: ["At ", day.address]
				}),
				day.reason && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "text-sm text-soft wrap-anywhere",
					children: day.reason
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeatherNote, { weather: day.weather })
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "flex flex-wrap gap-2",
			children: WEATHER_ANSWERS.map((choice) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				look: answer === choice ? "primary" : "secondary",
				"aria-pressed": answer === choice,
				pendingLabel: pending === choice && "Saving...",
				disabled: pending !== null,
				onClick: () => onAnswer(choice),
				children: LABELS[choice]
			}, choice))
		})]
	})] });
}
/** Where the links of the email about severe weather lead: opening one is the answer. */
function WeatherAnswerPage() {
	const { day, manager, answer } = (0, import_dist.useParams)();
	const token = (0, import_dist.useLocation)().hash.slice(1);
	const [answered, setAnswered] = (0, import_react.useState)();
	const { mutate, error, isPending, variables } = useMutation({
		mutationFn: (given) => sendWeatherAnswer({
			dayId: Number(day),
			userId: Number(manager),
			token
		}, given),
		onSuccess: setAnswered,
		onError: (failure) => answered && toast({
			title: "Your answer wasn’t saved",
			description: sentenceOf(failure, "Please try again."),
			variant: "destructive"
		})
	});
	const first = WEATHER_ANSWERS.find((one) => one === answer);
	(0, import_react.useEffect)(() => mutate(first), [
		mutate,
		first,
		token
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "page flex min-h-[60vh] max-w-2xl flex-col justify-center gap-6 py-8",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHead, {
				title: TITLE,
				noindex: true
			}),
			error && !answered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NotAnswered, {
				error,
				onRetry: () => mutate(variables)
			}),
			answered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Answered, {
				of: answered,
				pending: isPending ? variables ?? null : null,
				onAnswer: mutate
			}),
			!answered && !error && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-col items-center gap-4 text-center",
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", {
						className: "text-2xl",
						children: TITLE
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
						role: "status",
						className: "flex items-center gap-3 text-soft noscript:hidden",
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Spinner, {}), "Saving your answer..."]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
						className: "hidden text-soft noscript:block",
						children: "Please turn on JavaScript to answer."
					})
				]
			})
		]
	});
}
export { WeatherAnswerPage };
