import { type ReadPage, readPage } from './read-page.js';

/** A page that was asked for. */
export interface WalkedPage {
  path: string;
  status: number;
  /** Null for what is no page: a file, a redirect. */
  read: ReadPage | null;
  /** Where a redirect leads to. */
  location: string | null;
}

export interface Walk {
  pages: Map<string, WalkedPage>;
  /** Every address of ours that a visited page links to, with one page that does. */
  linked: Map<string, string>;
}

/** How many of the addresses that look alike are visited. */
export type Most = (shape: string) => number;

/**
 * Walks from address to address over the links of the pages, as a search engine does.
 * @param siteUrl what absolute links of ours begin with
 * @param most of each shape (`shapeOf`) at most so many are visited: a shop has thousands of pages of one
 * kind
 */
export async function walkSite(
  ask: (path: string) => Promise<{ status: number; type: string; location: string | null; body: string }>,
  start: readonly string[],
  { siteUrl, most }: { siteUrl: string; most: Most },
): Promise<Walk> {
  const pages = new Map<string, WalkedPage>();
  const linked = new Map<string, string>();
  const visits = new Map<string, number>();
  const waiting = [...start];
  const seen = new Set(start);
  const visit = async (path: string) => {
    const { status, type, location, body } = await ask(path);
    const read = status === 200 && type.startsWith('text/html') ? readPage(body) : null;
    pages.set(path, { path, status, read, location });
    const targets = [...(read?.links ?? []), ...(location === null ? [] : [location])];
    for (const target of targets.flatMap((href) => ownPath(href, path, siteUrl) ?? [])) {
      if (!linked.has(target)) linked.set(target, path);
      if (!seen.has(target)) {
        seen.add(target);
        waiting.push(target);
      }
    }
  };
  const next = () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const shape = shapeOf(path);
      const count = visits.get(shape) ?? 0;
      if (count >= most(shape)) continue;
      visits.set(shape, count + 1);
      return path;
    }
    return undefined;
  };
  // A few at a time, as browsers do.
  for (;;) {
    const batch = Array.from({ length: 4 }, next).filter((path) => path !== undefined);
    if (batch.length === 0) return { pages, linked };
    await Promise.all(batch.map(visit));
  }
}

/** @returns what an address looks like: "/listings/:id", "/browse?category=&page=" */
export function shapeOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const parts = pathname.split('/').map((part) => (/^\d+$/.test(part) ? ':id' : part));
  if (parts.length === 3 && ['blog', 'guides', 'places'].includes(parts[1] ?? '')) parts[2] = ':slug';
  const first = parts[1] ?? '';
  if (parts.length === 2 && first.startsWith('farms-in-')) parts[1] = 'farms-in-:state';
  else if (parts.length === 2 && first.startsWith('farms-')) parts[1] = 'farms-:city';
  const keys = [...new Set(searchParams.keys())].sort();
  return parts.join('/') + (keys.length > 0 ? `?${keys.map((key) => `${key}=`).join('&')}` : '');
}

/**
 * @returns the path of an address of ours without its place on the page; null for other sites, mails and
 * telephones
 */
function ownPath(href: string, from: string, siteUrl: string): string | null {
  if (href.startsWith('#')) return null;
  const url = new URL(href, siteUrl + from);
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : null;
}
