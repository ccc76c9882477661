// src/lib/api/api.ts
/**
* An answer that is not OK. Its message is "status: body", or "status: status text" when the body is empty.
*/
var ApiError = class extends Error {
	status;
	text;
	/** The server's own words, when it answered in the contract's error shape. */
	body;
	constructor(status, text) {
		super(`${status}: ${text}`);
		this.status = status;
		this.text = text;
		this.name = "ApiError";
		this.body = parseErrorBody(text);
	}
};
function parseErrorBody(text) {
	try {
		const body = JSON.parse(text);
		return typeof body === "object" && body !== null && "message" in body && "error" in body ? body : null;
	} catch {
		return null;
	}
}
/**
* @returns the server's sentence about what went wrong, or `otherwise` when it gave none (say, without a
* network)
*/
function sentenceOf(error, otherwise) {
	return error instanceof ApiError && error.body ? error.body.message : otherwise;
}
/** @returns whether an error says that there is no such thing, as against not being able to answer */
function isMissing(error) {
	return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
/**
* Makes one call, with the session's cookie.
* @throws ApiError for an answer that is not OK; whatever fetch throws when there is none
*/
async function call(path, options = {}) {
	const { method = "GET", body, headers, signal, fetch = globalThis.fetch } = options;
	const isForm = body instanceof FormData;
	const response = await fetch(path, {
		method,
		credentials: "include",
		headers: {
			accept: "application/json",
			...body !== void 0 && !isForm ? { "content-type": "application/json" } : {},
			...headers
		},
		...body === void 0 ? {} : { body: isForm ? body : JSON.stringify(body) },
		...signal ? { signal } : {}
	});
	if (!response.ok) throw new ApiError(response.status, await response.text() || response.statusText);
	return response;
}
/** Makes one call and reads its answer as JSON; an empty answer is undefined. */
async function callJson(path, options = {}) {
	const text = await (await call(path, options)).text();
	return text === "" ? void 0 : JSON.parse(text);
}
/** Reads a list together with what the headers say about it. */
async function callList(path, options = {}) {
	const response = await call(path, options);
	const items = await response.json();
	const total = Number.parseInt(response.headers.get("x-total-count") ?? "", 10);
	const corrected = response.headers.get("x-search-corrected");
	const missing = response.headers.get("x-search-missing");
	const suggested = response.headers.get("x-search-suggested");
	return {
		items,
		total: Number.isNaN(total) ? null : total,
		isMore: response.headers.get("x-total-count-bound") === "more",
		corrected: corrected === null ? null : decodeURIComponent(corrected),
		nextKey: response.headers.get("x-next-key"),
		...response.headers.get("x-search-match") === "most" ? { isMost: true } : {},
		...missing === null ? {} : { missing: decodeURIComponent(missing) },
		...suggested === null ? {} : { suggested: decodeURIComponent(suggested) }
	};
}
export { isMissing as a, callList as i, call as n, sentenceOf as o, callJson as r, ApiError as t };
