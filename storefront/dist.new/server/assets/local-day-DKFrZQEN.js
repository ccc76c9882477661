// ../backend/src/contract/shared/local-day.ts
/** @returns the date on the clock of the device, YYYY-MM-DD */
function localDay(now) {
	const two = (part) => String(part).padStart(2, "0");
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
export { localDay as t };
