import { o as __toESM } from "./rolldown-runtime-C1I3wEg2.js";
import { t as require_react } from "./react-BA8VBpE-.js";
import { t as require_jsx_runtime } from "./jsx-runtime-C8LqQaNL.js";
import { r as useNow } from "./visit-BGiKR49a.js";
import { t as clsx } from "./clsx-Cr9Fsmwc.js";
import { t as Icon } from "./icon-B7fAnqqV.js";
import { n as SHORT_MONTH_NAMES } from "./months-dNOTda4-.js";
import { a as WEEKDAYS } from "./hours-D56nLBBq.js";
import { t as UGC_REL } from "./format-DqpZFbOp.js";
import { c as businessStatusLabel } from "./place-kinds-CWS_TYgm.js";
import { t as daysOf } from "./place-card-BqWm069g.js";
import { Ft as shownSocialLinks, Rr as track, Sn as Badge } from "../entry-server.js";
// src/directory/cards/hours.ts
/** @returns which weekday it is at a moment in a time zone, in English; '' where the zone is not known */
function weekdayAt(now, timeZone) {
	return timeZone && weekdayFormat(timeZone)?.format(now) || "";
}
/** Making one takes longer than all else of a card. */
var formats = /* @__PURE__ */ new Map();
/** @returns null where there is no such time zone */
function weekdayFormat(timeZone) {
	const known = formats.get(timeZone);
	if (known !== void 0) return known;
	let format;
	try {
		format = new Intl.DateTimeFormat("en-US", {
			weekday: "long",
			timeZone
		});
	} catch {
		format = null;
	}
	formats.set(timeZone, format);
	return format;
}
/**
* The rows of a week table, from lines such as "Saturday: 9:00 AM – 1:00 PM". A line without a weekday at its
* start is kept whole, as hours without a day.
*/
function weekRows(weekdayText, today) {
	return weekdayText.map((line) => {
		const colon = line.indexOf(":");
		const day = line.slice(0, Math.max(colon, 0)).trim();
		if (!WEEKDAYS.some((weekday) => weekday === day)) return {
			day: "",
			hours: line,
			isToday: false
		};
		return {
			day,
			hours: line.slice(colon + 1).trim(),
			isToday: day === today
		};
	});
}
/** The same of a card's week. */
function cardRows(week, today) {
	return daysOf(week).map(({ day, hours }) => {
		const name = day === null ? "" : WEEKDAYS[day];
		return {
			day: name,
			hours,
			isToday: day !== null && name === today
		};
	});
}
function dayOfYear(text) {
	const [month, day] = (text ?? "").split("-").map(Number);
	const name = SHORT_MONTH_NAMES[(month ?? 0) - 1];
	return name && day ? `${name} ${day}` : null;
}
/** @returns "May 4 to Oct 26", "All year", "From May 4"; each known season once */
function seasonTexts(seasons) {
	const texts = seasons.map(({ from, to }) => {
		if (from === "01-01" && to === "12-31") return "All year";
		const [first, last] = [dayOfYear(from), dayOfYear(to)];
		if (first && last) return `${first} to ${last}`;
		return first ? `From ${first}` : last ? `Until ${last}` : null;
	});
	return [...new Set(texts.filter((text) => text !== null))];
}
// src/directory/cards/place-hours.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The one fact that matters: when it opens or closes next; else the season; else that it is not known. */
function OpenSummary({ place }) {
	const { openingHours, openSummary, businessStatus } = place;
	const isOpenNow = typeof openingHours === "object" && openingHours.openNow;
	const text = openSummary ?? (typeof openingHours === "string" ? openingHours : openingHours && (isOpenNow ? "Open" : "Closed now"));
	if (businessStatus !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "place-card-open",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "clock" }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, {
			tone: "clay",
			children: businessStatusLabel(businessStatus)
		})]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "place-card-open",
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "clock" }),
			text ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("b", { children: text }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "text-soft",
				children: "Hours not listed"
			}),
			isOpenNow && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Badge, { children: "Open Now" }),
			text && place.hoursFrom && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "text-soft",
				children: ["Hours from ", place.hoursFrom]
			})
		]
	});
}
/** Seven days, today in bold. */
function WeekTable({ rows }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("table", {
		"aria-label": "Opening hours",
		className: "week",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: rows.map(({ day, hours, isToday }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", {
			"aria-current": isToday ? "date" : void 0,
			children: [day && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("th", { children: [day, isToday && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: " · today" })] }), day ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: hours }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
				colSpan: 2,
				children: hours
			})]
		}, index)) })
	});
}
/** The place's week, where its hours are known day by day. */
function PlaceWeek({ place }) {
	const today = weekdayAt(useNow(), place.timeZone);
	if (typeof place.openingHours !== "object") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WeekTable, { rows: cardRows(place.openingHours.week, today) });
}
// src/directory/corrections/suggest-correction.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var CorrectionDialog = (0, import_react.lazy)(() => import("./correction-dialog-BmBquBvd.js").then((module) => ({ default: module.CorrectionDialog })));
/** 'Suggest a correction', with a dialog whose code comes when it is wanted. */
function SuggestCorrection({ placeId, placeName, className }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	const [wasOpen, setWasOpen] = (0, import_react.useState)(false);
	if (!/^(?:place|farm)-/.test(placeId)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		"aria-haspopup": "dialog",
		"aria-label": `Suggest a correction for ${placeName}`,
		className: clsx("suggest-correction link hit", className),
		onClick: () => {
			setWasOpen(true);
			setOpen(true);
		},
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { name: "pencil" }), "Suggest a correction"]
	}), wasOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(import_react.Suspense, {
		fallback: null,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CorrectionDialog, {
			placeId,
			placeName,
			open,
			onOpenChange: setOpen
		})
	})] });
}
// src/directory/cards/social-links.tsx
/** The pages of a place or farm in social networks, in one line. */
function SocialLinks({ links, placeId, name }) {
	return shownSocialLinks(links).map(({ network, label, href }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_react.Fragment, { children: [index > 0 && ", ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href,
		rel: UGC_REL,
		"aria-label": `${name} on ${label}`,
		className: "link hit",
		onClick: () => track("visit_farm_social", {
			placeId,
			network
		}),
		children: label
	})] }, network));
}
export { WeekTable as a, weekdayAt as c, PlaceWeek as i, SuggestCorrection as n, seasonTexts as o, OpenSummary as r, weekRows as s, SocialLinks as t };
