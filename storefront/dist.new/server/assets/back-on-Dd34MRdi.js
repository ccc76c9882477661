// ../backend/src/contract/marketplace/back-on.ts
var format = new Intl.DateTimeFormat("en-US", {
	weekday: "long",
	month: "short",
	day: "numeric",
	timeZone: "UTC"
});
/** @returns "Back on Monday, Dec 7" of a day as YYYY-MM-DD */
var backOnText = (day) => `Back on ${format.format(/* @__PURE__ */ new Date(`${day}T00:00:00Z`))}`;
export { backOnText as t };
