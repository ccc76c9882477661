import { o as sentenceOf, t as ApiError } from "./api-BmXrKzYt.js";
// src/marketplace/vendor/sending.ts
var FAILURE = "We couldn’t save your changes. Check your connection and try again.";
var PICTURE_ERRORS = [
	"IMAGE_TOO_LARGE",
	"IMAGE_NOT_ACCEPTED",
	"HEIC_NOT_READ"
];
/** @returns why a form was not saved */
var failureSentence = (error) => sentenceOf(error, FAILURE);
/** @returns whether an error is about a picture, beside which it is shown */
var isAboutPicture = (error) => error instanceof ApiError && PICTURE_ERRORS.includes(error.body?.error);
/** @returns whether another try may help: the server was not reached, was busy, or failed */
var isWorthRetrying = (error) => error !== null && (!(error instanceof ApiError) || error.status === 429 || error.status >= 500);
export { isAboutPicture as n, isWorthRetrying as r, failureSentence as t };
