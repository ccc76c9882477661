import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { H as WeatherNote, J as dayHours, V as DayStatus, X as dayTitle, gn as TextField, xn as Card } from "../entry-server.js";
import { t as Link } from "./link-SLfrEwY2.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { n as Button } from "./button-E5CZy8Ra.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { t as paths } from "./site-paths-DYYu6IFA.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as CheckChip } from "./check-chips-qeqdNAKb.js";
// src/directory/market-days/answer-buttons.tsx
var import_jsx_runtime = require_jsx_runtime();
var LABELS = {
	coming: "I’m coming",
	not_coming: "Not this time",
	sold_out: "Sold out"
};
/** One tap each. That they sold out can be said on the day itself. */
function AnswerButtons({ of: { day, market, member, answer }, pending, onAnswer }) {
	const choices = [
		"coming",
		"not_coming",
		...useNow().toLocaleDateString("en-CA", { timeZone: market.timeZone }) === day.date ? ["sold_out"] : []
	];
	const given = answer ?? (member.comesEveryDay ? "coming" : null);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "flex flex-wrap gap-2",
		children: choices.map((choice) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
			look: given === choice ? "primary" : "secondary",
			"aria-pressed": given === choice,
			pendingLabel: pending === choice && "Saving...",
			disabled: pending !== null,
			onClick: () => onAnswer(choice),
			children: LABELS[choice]
		}, choice))
	});
}
// src/directory/market-days/bring-form.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
function OfferChips({ offers, value, onChange }) {
	const toggle = (id) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id].slice(0, 60));
	return offers.map(({ id, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckChip, {
		label: name,
		checked: value.includes(id),
		onChange: () => toggle(id)
	}, id));
}
/** What a member brings, of what they have on Farmgate, and a few words. */
function BringForm({ of: { offers, ...given }, isPending, onSave }) {
	const [listingIds, setListingIds] = (0, import_react.useState)(given.listingIds);
	const [productIds, setProductIds] = (0, import_react.useState)(given.productIds);
	const [note, setNote] = (0, import_react.useState)(given.note ?? "");
	const hasOffers = offers.listings.length + offers.products.length > 0;
	const save = (event) => {
		event.preventDefault();
		onSave({
			listingIds,
			productIds,
			note
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		onSubmit: save,
		className: "flex flex-col gap-4",
		children: [
			hasOffers ? /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: "mb-2.5 text-sm font-semibold",
				children: "What are you bringing?"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap gap-x-2 gap-y-2.5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferChips, {
					offers: offers.listings,
					value: listingIds,
					onChange: setListingIds
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OfferChips, {
					offers: offers.products,
					value: productIds,
					onChange: setProductIds
				})]
			})] }) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "text-sm text-soft",
				children: [
					"Post what you grow and you can choose it here.",
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: paths.post(),
						className: "link",
						children: "Post a listing"
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextField, {
				label: "Note for shoppers",
				optional: true,
				maxLength: 200,
				value: note,
				onChange: ({ target }) => setNote(target.value)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Button, {
				type: "submit",
				look: "secondary",
				className: "self-start",
				pendingLabel: isPending && "Saving...",
				children: "Save what I’m bringing"
			})
		]
	});
}
// src/directory/market-days/market-day-card.tsx
function DayFacts({ of: { day, market, member }, heading: Heading }) {
	const where = [member.name, member.stall && `stall ${member.stall}`].filter(Boolean).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: "flex flex-col gap-1",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "flex flex-wrap items-center gap-2",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Heading, {
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
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeatherNote, { weather: day.weather }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "text-sm text-soft wrap-anywhere",
				children: where
			})
		]
	});
}
/** A day of a market that one sells at: whether one comes, and with what. */
function MarketDayCard({ of, heading, pending, onAnswer, onBring }) {
	const isComing = of.answer === "coming" || of.answer === null && of.member.comesEveryDay;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Card, {
		className: "flex flex-col gap-4 p-4 sm:p-5",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayFacts, {
				of,
				heading
			}),
			of.day.status !== "cancelled" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnswerButtons, {
				of,
				pending,
				onAnswer
			}),
			of.day.status !== "cancelled" && isComing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BringForm, {
				of,
				isPending: pending !== null,
				onSave: onBring
			})
		]
	});
}
export { MarketDayCard as t };
