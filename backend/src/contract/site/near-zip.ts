import { readZip } from '../shared/zip.js';

/**
 * The ZIP code that a browser is near to: asked once, kept in a cookie that pages and the server read. Free
 * of zod.
 */
export const NEAR_COOKIE = 'farmgate.near';
/** For how long it is kept after it was last set. */
export const NEAR_DAYS = 365;

const VALUE = /(?:^|;\s*)farmgate\.near=(\d{5})(?=\s*(?:;|$))/;
/** Pages of products: each says how the visitor gets it. */
const PRODUCT_PAGE = /^\/(?:marketplace|products\/[^/?]+|vendors\/[^/?]+)(?=\?|$)/;
const WITH_ZIP = /[?&]zipCode=([^&]*)/;

/** @returns the ZIP code in a Cookie header, or in what `document.cookie` says; null where there is none */
export const nearZipIn = (cookies: string | undefined): string | null =>
  VALUE.exec(cookies ?? '')?.[1] ?? null;

/**
 * Whether what a page's address answers depends on the cookie. All other pages are the same for everyone: so
 * are those whose address names a ZIP code.
 * @param url path and query
 */
export const variesByNear = (url: string): boolean => PRODUCT_PAGE.test(url) && zipInAddress(url) === null;

/**
 * @param url path and query
 * @param cookies the Cookie header
 * @returns the ZIP code that a page of products is made for: its address's own, else the cookie's; null for
 * any other page
 */
export const nearOfPage = (url: string, cookies: string | undefined): string | null =>
  PRODUCT_PAGE.test(url) ? (zipInAddress(url) ?? nearZipIn(cookies)) : null;

const zipInAddress = (url: string): string | null => readZip(WITH_ZIP.exec(url)?.[1] ?? '');
