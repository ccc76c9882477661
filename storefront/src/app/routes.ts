import { type RouteObject, matchRoutes } from 'react-router-dom';
import { accountPages } from '../accounts/pages';
import { contentPages } from '../content/pages';
import { deskPages } from '../desk/pages';
import { directoryPages } from '../directory/pages';
import { followingPages } from '../following/pages';
import type { Page } from '../lib/page/page';
import { cartPages } from '../marketplace/cart/pages';
import { orderPages } from '../marketplace/orders/pages';
import { vendorPages } from '../marketplace/selling/pages';
import { shopPages } from '../marketplace/shop/pages';
import { appPages } from './pages';

/** Every page of the storefront. */
export const pages: readonly Page[] = [
  ...Object.values(deskPages),
  ...Object.values(directoryPages),
  ...Object.values(accountPages),
  ...Object.values(followingPages),
  ...Object.values(contentPages),
  ...Object.values(shopPages),
  ...Object.values(cartPages),
  ...Object.values(orderPages),
  ...Object.values(vendorPages),
  ...Object.values(appPages),
];

/** The router's own form of the table; `id` leads back to the page. */
export const routeObjects: RouteObject[] = pages.flatMap((entry, index) =>
  entry.paths.map((path, alias) => ({ id: `${index}.${alias}`, path })),
);

/** @returns the page of a row of the router's table */
export const pageOf = ({ id }: RouteObject): Page | undefined => pages[Number.parseInt(id ?? '', 10)];

/** @returns the rows of a router's table that may be asked about a path */
function rowsFor(pathname: string): RouteObject[] {
  const path = pathname.toLowerCase();
  return routeObjects.filter((row) => path.startsWith(pageOf(row)?.beginning ?? ''));
}

interface Match {
  page: Page;
  /** The row of the router's table that led to it. */
  route: RouteObject;
  params: Readonly<Record<string, string | undefined>>;
  /** The one path that the page has; the router takes others for it, with capital letters or escapes. */
  path: string;
}

/** What was found lately: the router goes through its whole table, and each rendering asks twice. */
const known = new Map<string, Match>();
const MOST_KNOWN = 1_000;

/**
 * @returns the page at a path, with the parameters in it; there always is one, since the last row takes
 * everything
 */
export function matchPage(pathname: string): Match {
  const found = known.get(pathname);
  if (found) return found;
  const match = findPage(pathname);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(pathname, match);
  return match;
}

function findPage(pathname: string): Match {
  const match = matchRoutes(rowsFor(pathname), pathname)?.at(-1);
  const route = match?.route ?? routeObjects.at(-1);
  const page = route && pageOf(route);
  if (!page) throw new Error('The route table is empty');
  const path = page.status === 404 ? pathname : plainPath(pathname);
  return { page, route, params: match?.params ?? {}, path };
}

/** No page has a capital letter in its path, nor a slash at its end. */
function plainPath(pathname: string): string {
  const segments = pathname.replace(/\/+$/, '').replace(/^\/*/, '').split('/');
  return `/${segments.map(plainSegment).join('/')}`;
}

function plainSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).toLowerCase());
  } catch {
    return segment;
  }
}
