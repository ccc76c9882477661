import type { Role } from '@farmgate/backend/contract/accounts/roles';
import { paths } from '@farmgate/backend/contract/shared/site-paths';

/** Only its form matters: whatever leads away from it leads away from us. */
const OURS = 'https://here.invalid';

/** Where nobody wants to go back to once signed in. */
const ENTRANCES = ['/login', '/register', '/forgot-password', '/reset-password', '/confirm-email', '/api'];

const startsWith = (pathname: string, start: string) =>
  pathname === start || pathname.startsWith(`${start}/`);

/**
 * @param text where a person says to come from, as the address bar has it: anybody may have written that link
 * @returns a path of this site's pages, with query and anchor; null where it is none, or is one of the ways
 * in
 */
export function safeReturnTo(text: string | null | undefined): string | null {
  // Browsers read a backslash as a slash, and drop tabs and line ends before they look at an address.
  // eslint-disable-next-line no-control-regex
  if (!text || text.length > 2_000 || /^\/{2}|^[^/]|[\\\u0000-\u0020\u007f]/.test(text)) return null;
  if (!URL.canParse(text, OURS)) return null;
  const { origin, pathname, search, hash } = new URL(text, OURS);
  // "/.//elsewhere" loses its dot on the way.
  if (origin !== OURS || pathname.startsWith('//')) return null;
  if (ENTRANCES.some((entrance) => startsWith(pathname.toLowerCase(), entrance))) return null;
  return pathname + search + hash;
}

/** The router state that tells a page with a way in of its own where the person comes back to. */
export const returnState = (returnTo: string) => ({ returnTo });

/** @returns where a navigation wants to be led back to; null where it does not say so, or not soundly */
export function returnToOfState(state: unknown): string | null {
  const given = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return typeof given === 'string' ? safeReturnTo(given) : null;
}

/** Pages that wait for a person to log in or sign up, or are about what only that person can do. */
const WAITING = [
  /^\/(?:account|business|business\/join|checkout|market-days|post|texts)$/,
  /^\/(?:markets\/manage|my-food|orders|saved)(?:\/|$)/,
  /^\/farms\/(?:new|claim|\d+\/edit)$/,
  /^\/listings\/\d+\/edit$/,
  /^\/vendor\//,
];

/**
 * @param returnTo of `safeReturnTo`
 * @returns whether somebody was asked to sign up for what is there, which goes on afterwards; a dialog of a
 * page is named by its anchor
 */
export function waitsForPerson(returnTo: string): boolean {
  const { pathname, hash } = new URL(returnTo, OURS);
  return hash !== '' || WAITING.some((pattern) => pattern.test(pathname));
}

const HOMES: Record<Role, string> = {
  farmer: paths.farmerDashboard,
  vendor: paths.vendorDashboard,
  admin: paths.admin,
  user: paths.home,
};

/** @returns where a person of a role belongs after signing in */
export function homeOf(role: Role): string {
  return HOMES[role];
}

/** @returns whether an address is not the storefront's, so that the browser has to load it */
export function isOtherProgram(address: string): boolean {
  return startsWith(address.split(/[?#]/)[0] ?? '', paths.admin);
}
