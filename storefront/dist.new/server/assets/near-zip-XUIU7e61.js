// ../backend/src/contract/site/near-zip.ts
/**
* The ZIP code that a browser is near to: asked once, kept in a cookie that pages and the server read. Free
* of zod.
*/
var NEAR_COOKIE = "farmgate.near";
var VALUE = /(?:^|;\s*)farmgate\.near=(\d{5})(?=\s*(?:;|$))/;
/** @returns the ZIP code in a Cookie header, or in what `document.cookie` says; null where there is none */
var nearZipIn = (cookies) => VALUE.exec(cookies ?? "")?.[1] ?? null;
export { nearZipIn as n, NEAR_COOKIE as t };
