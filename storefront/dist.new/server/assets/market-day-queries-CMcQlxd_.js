import { r as callJson } from "./api-BmXrKzYt.js";
import { r as apiQuery } from "./queries-j_54H3BH.js";
// src/directory/market-days/market-day-queries.ts
/** GET /api/market-days/mine: the coming days of the markets that one sells at. */
var myMarketDaysQuery = () => apiQuery("/api/market-days/mine");
/** Answers as one who is logged in; null takes the answer back. */
var sendAnswer = ({ day, member }, body) => {
	const address = `/api/market-days/${day.id}/attendance/${member.id}`;
	return callJson(address, body ? {
		method: "PUT",
		body
	} : { method: "DELETE" });
};
var sendEveryDay = (memberId, comesEveryDay) => callJson(`/api/market-memberships/${memberId}/every-day`, {
	method: "PUT",
	body: { comesEveryDay }
});
/** Answers by the link of an email; without an answer it only asks what the link is about. */
var sendByLink = (link, given) => callJson(`/api/market-days/${given?.answer ? "answer" : "asked"}`, {
	method: "POST",
	body: {
		...link,
		...given
	}
});
/** Answers a question about the weather by the link of its email; without an answer it only asks. */
var sendWeatherAnswer = (link, answer) => callJson(`/api/market-weather/${answer ? "answer" : "asked"}`, {
	method: "POST",
	body: {
		...link,
		...answer && { answer }
	}
});
export { sendWeatherAnswer as a, sendEveryDay as i, sendAnswer as n, sendByLink as r, myMarketDaysQuery as t };
