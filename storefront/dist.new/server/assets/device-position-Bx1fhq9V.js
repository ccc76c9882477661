// src/directory/search/zip/device-position.ts
/** How long the device may look for its position, in milliseconds, and how old a remembered one may be. */
var TIMEOUT_MS = 12e3;
var MAXIMUM_AGE_MS = 6e5;
var PERMISSION_DENIED = 1;
/** Asks the device where it is, and the person whether it may say so. */
function devicePosition() {
	return new Promise((resolve, reject) => {
		if (!("geolocation" in navigator)) return reject(/* @__PURE__ */ new Error("Your device couldn’t determine its location"));
		navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
			timeout: TIMEOUT_MS,
			maximumAge: MAXIMUM_AGE_MS
		});
	});
}
/** @returns why there is no position, in a sentence */
function positionTrouble(error) {
	return typeof error === "object" && error !== null && "code" in error && error.code === PERMISSION_DENIED ? "Your browser doesn’t share your location with this site" : "We couldn’t find your location";
}
export { positionTrouble as n, devicePosition as t };
