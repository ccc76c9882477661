import { a as WEEKDAYS, i as WEEK, l as hoursFrom } from "./hours-D56nLBBq.js";
import "./place-kinds-CWS_TYgm.js";
// ../backend/src/contract/directory/place-card.ts
/** A meter, which is enough for a pin on a map. */
var rounded = (degrees) => Number(degrees.toFixed(5));
/**
* @returns what a card shows of a place. Free of zod, as the storefront makes cards of a page's places by it;
* the schema is in places.ts.
*/
function placeCard(place) {
	const { openingHours: hours } = place;
	const hoursYear = hoursFrom(place.hoursConfirmed, place.lastConfirmed);
	const hasWeek = typeof hours === "object" && hours !== null;
	return {
		id: place.id,
		name: place.name,
		address: place.address,
		latitude: rounded(place.latitude),
		longitude: rounded(place.longitude),
		distanceMiles: place.distanceMiles,
		...place.kind && { kind: place.kind },
		...place.state && { state: place.state },
		...place.isApproximate && { isApproximate: true },
		...place.description && { description: place.description },
		...place.imageUrl && { imageUrl: place.imageUrl },
		...place.phone && { phone: place.phone },
		...place.website && { website: place.website },
		...Object.keys(place.socialLinks).length > 0 && { socialLinks: place.socialLinks },
		...place.rating !== null && { rating: place.rating },
		...place.userRatingsTotal !== null && { userRatingsTotal: place.userRatingsTotal },
		...hours && { openingHours: hasWeek ? {
			openNow: hours.openNow,
			week: weekOf(hours.weekdayText)
		} : hours },
		...place.seasons.length > 0 && { seasons: place.seasons.map(({ from, to }) => ({
			from,
			to
		})) },
		...hasWeek && place.timeZone && { timeZone: place.timeZone },
		...place.openSummary && { openSummary: place.openSummary },
		...place.movedTo && { movedTo: place.movedTo },
		...place.productTypes.length > 0 && { productTypes: place.productTypes },
		...place.farmActivities.length > 0 && { farmActivities: place.farmActivities },
		...place.features.length > 0 && { features: place.features },
		...place.organicCertified && { organicCertified: true },
		...place.organicOptions && { organicOptions: true },
		...place.businessStatus !== "OPERATIONAL" && { businessStatus: place.businessStatus },
		...place.reviews.length > 0 && { reviews: place.reviews },
		...place.isVerified && { isVerified: true },
		...place.isDemonstration && { isDemonstration: true },
		...!place.isDemonstration && place.source.attribution !== "USDA Agricultural Marketing Service, Local Food Directories" && { attribution: place.source.attribution },
		...place.lastConfirmed && { lastConfirmed: place.lastConfirmed },
		...place.unconfirmedSince && { unconfirmedSince: place.unconfirmedSince },
		...hoursYear !== null && { hoursFrom: hoursYear }
	};
}
/**
* @returns whether a card has the badge “Open”, that the place is in business: only where the line about its
* hours says that it is open now, or nothing
*/
function hasOpenBadge({ businessStatus, openingHours, openSummary }) {
	if (businessStatus !== void 0) return false;
	return (typeof openingHours === "object" ? openingHours.openNow : null) ?? openSummary === void 0;
}
/** @returns whether a card's status says that the place is open now or still opens today */
var isOpenToday = ({ openSummary = "" }) => openSummary.startsWith("Open until") || openSummary.startsWith("Opens today");
/**
* @returns lines such as "Friday: 9:00 AM – 1:00 PM", those of the same hours together, without days that are
* closed
*/
function weekOf(lines) {
	const week = [];
	for (const line of lines) {
		const day = WEEKDAYS.findIndex((weekday) => line.startsWith(`${weekday}:`));
		const hours = day < 0 ? line : line.slice(line.indexOf(":") + 1).trim();
		const same = week.find((one) => one.hours === hours && one.days.length > 0);
		if (same && day >= 0) same.days.push(day);
		else week.push({
			days: day < 0 ? [] : [day],
			hours
		});
	}
	return week.some(({ days }) => days.length === 0) ? week : week.filter(({ hours }) => hours !== CLOSED);
}
var CLOSED = "Closed";
/** @returns the days of a card's week, Monday first, and lines without a day behind them */
function daysOf(week) {
	const hoursOn = (day) => week.find(({ days }) => days.includes(day))?.hours;
	const rest = week.flatMap(({ days, hours }) => days.length > 0 ? [] : [{
		day: null,
		hours
	}]);
	return [...WEEK.flatMap((day) => {
		const hours = hoursOn(day) ?? (rest.length === 0 ? CLOSED : null);
		return hours === null ? [] : [{
			day,
			hours
		}];
	}), ...rest];
}
export { placeCard as i, hasOpenBadge as n, isOpenToday as r, daysOf as t };
