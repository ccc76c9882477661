import { r as callJson } from "./api-BmXrKzYt.js";
// src/directory/still-right/closing-text.ts
/** @returns what closing a farm or a market does, before it is done */
function closingText({ kind, name, listings }) {
	if (kind === "market") return `We’ll take ${name} off the site, with its page and its coming market days. Your roster and your hours are kept.`;
	return `Shoppers will see that ${name} is permanently closed.${listings === 0 ? "" : ` We’ll pause ${listings === 1 ? "its listing" : `its ${listings} listings`}.`} Its page stays, and orders don’t change.`;
}
/** @returns what closing has done */
var closedText = ({ kind, name }) => kind === "market" ? `Shoppers can’t find ${name} anymore, and it has no coming market days. You can undo this here.` : `Shoppers see that ${name} is permanently closed, and its listings are paused. You can undo this here.`;
// src/directory/still-right/confirmation-queries.ts
/** Answers by the link of an email; without an answer it only asks what the link is about. */
var sendByLink = (link, answer) => callJson(`/api/confirmations/${answer === null ? "asked" : "answer"}`, {
	method: "POST",
	body: answer === null ? link : {
		...link,
		answer
	}
});
/** Answers as one who is logged in. */
var sendConfirmation = ({ id }, answer) => callJson(`/api/confirmations/${id}`, {
	method: "PUT",
	body: { answer }
});
export { closingText as i, sendConfirmation as n, closedText as r, sendByLink as t };
