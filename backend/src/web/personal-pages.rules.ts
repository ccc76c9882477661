/** What shows a person's own things once the browser has asked for them. */
const PERSONAL = [
  /^\/(?:account|cart|checkout|orders|vendor|farmer-dashboard|forgot-password|reset-password|confirm-email|login|register)(?:\/|$)/,
  /^\/(?:listings|farms)\/[^/]+\/(?:edit|keep)$/,
];

/**
 * @param url path and query of a page of the storefront
 * @returns whether the page is about whoever looks at it. The server's HTML of it is an empty frame, which nobody on the way has to keep, and
 *   which a browser must not open by itself where there is no network.
 */
export function isPersonalPage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return PERSONAL.some((pattern) => pattern.test(path));
}
