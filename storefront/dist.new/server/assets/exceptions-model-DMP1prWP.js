import { t as localDay } from "./local-day-DKFrZQEN.js";
// src/lib/hours-exceptions/exceptions-model.ts
var OF_PLACES = {
	kinds: {
		closed: "Closed",
		hours: "Other hours",
		moved: "Moved"
	},
	opens: "Opens",
	closes: "Closes",
	line: (text) => text
};
/** Of pickups, which take place or don't. */
var OF_PICKUPS = {
	kinds: {
		closed: "No pickup",
		hours: "Other hours",
		moved: "Moved"
	},
	opens: "From",
	closes: "Until",
	line: (text) => text.replace(/^Closed /, "No pickup ").replace(/^Open /, "Pickup ")
};
/** @returns a closed day that is not chosen yet */
var newException = () => ({
	from: "",
	to: "",
	kind: "closed",
	opens: null,
	closes: null,
	address: null,
	reason: null
});
/** @returns the exception from another day on; one of a single day stays so */
function withFirstDay(exception, from) {
	const isOneDay = exception.to === "" || exception.to === exception.from || exception.to < from;
	return {
		...exception,
		from,
		to: isOneDay ? from : exception.to
	};
}
/** @returns whether the last day was before today, by the clock of the device */
var isOver = ({ to }, now) => to !== "" && to < localDay(now);
export { withFirstDay as a, newException as i, OF_PLACES as n, isOver as r, OF_PICKUPS as t };
