import { t as ApiError } from "./api-BmXrKzYt.js";
// src/lib/api/is-code.ts
/** @returns whether the server refused with this code */
var isCode = (error, code) => error instanceof ApiError && error.body?.error === code;
export { isCode as t };
