import { t as ApiError } from "./api-BmXrKzYt.js";
// src/lib/api/send-form.ts
/** The sending did not get through to the server. */
var ConnectionError = class extends Error {
	constructor() {
		super("We couldn’t reach the server.");
		this.name = "ConnectionError";
	}
};
/**
* Sends a form with its files as multipart and reads the answer as JSON; an empty answer is undefined.
* XMLHttpRequest, since fetch does not say how much has been sent.
* @throws ApiError for an answer that is not OK; ConnectionError without one; an AbortError when `signal`
* ended it
*/
function sendForm(path, form, { method = "POST", onProgress, signal } = {}) {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		const abort = () => request.abort();
		request.open(method, path);
		request.setRequestHeader("accept", "application/json");
		request.upload.onprogress = ({ loaded, total }) => {
			if (total > 0) onProgress?.(Math.min(1, loaded / total));
		};
		request.upload.onload = () => onProgress?.(1);
		request.onload = () => {
			const { status, statusText, responseText } = request;
			if (status < 200 || status > 299) reject(new ApiError(status, responseText || statusText));
			else resolve(responseText === "" ? void 0 : JSON.parse(responseText));
		};
		request.onerror = () => reject(new ConnectionError());
		request.onabort = () => reject(new DOMException("Sending was canceled.", "AbortError"));
		request.onloadend = () => signal?.removeEventListener("abort", abort);
		if (signal?.aborted) {
			reject(new DOMException("Sending was canceled.", "AbortError"));
			return;
		}
		signal?.addEventListener("abort", abort);
		onProgress?.(0);
		request.send(form);
	});
}
/** @returns whether an error only says that the person ended the sending */
function isAbort(error) {
	return error instanceof DOMException && error.name === "AbortError";
}
export { sendForm as n, isAbort as t };
