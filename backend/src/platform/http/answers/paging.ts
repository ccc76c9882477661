import type { FastifyReply, FastifyRequest } from 'fastify';

/** One page of a list and how long the whole list is. */
export interface Page<Item> {
  items: Item[];
  total: number;
  /** There are more than `total`; counting stopped there. */
  isMore: boolean;
}

/**
 * Puts a list's paging into the answer's headers and returns its items: `X-Total-Count` (with
 * `X-Total-Count-Bound: more` where there are more than were counted), and `Link` to the first, previous and
 * next pages.
 */
export function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page<Item>,
  window: { limit: number; offset: number },
): Item[] {
  void reply.header('X-Total-Count', String(page.total));
  if (page.isMore) void reply.header('X-Total-Count-Bound', 'more');
  const links = pageLinks(request.url, { ...window, hasNext: hasNextPage(page, window) });
  if (links) void reply.header('Link', links);
  return page.items;
}

/**
 * The same for a list whose pages have numbers, from 1: `X-Total-Count`, and `Link` to the first, previous
 * and next pages by their `page`.
 */
export function sendNumberedPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  found: Page<Item>,
  { page, limit }: { page: number; limit: number },
): Item[] {
  void reply.header('X-Total-Count', String(found.total));
  if (found.isMore) void reply.header('X-Total-Count-Bound', 'more');
  const links = numberedLinks(request.url, page, hasNextPage(found, { limit, offset: (page - 1) * limit }));
  if (links) void reply.header('Link', links);
  return found.items;
}

/** One page of a list that is paged by key. */
export interface KeyPage<Item> {
  items: Item[];
  /** How long the whole list is; null behind the first page, which has said it. */
  total: number | null;
  /** There are more than `total`; counting stopped there. */
  isMore: boolean;
  /** What `after` has to be for the next page; null where this is the last one. */
  nextKey: string | null;
}

/**
 * Puts the paging of a list that is paged by key into the answer's headers and returns its items:
 * `X-Next-Key` and a `Link` to the next page where there is one; `X-Total-Count` (and its bound) with the
 * first page.
 */
export function sendKeyPage<Item>(request: FastifyRequest, reply: FastifyReply, page: KeyPage<Item>): Item[] {
  if (page.total !== null) {
    void reply.header('X-Total-Count', String(page.total));
    if (page.isMore) void reply.header('X-Total-Count-Bound', 'more');
  }
  if (page.nextKey !== null) {
    const [path = '', query = ''] = request.url.split('?');
    const params = new URLSearchParams(query);
    params.set('after', page.nextKey);
    void reply
      .header('X-Next-Key', page.nextKey)
      .header('Link', `<${path}?${params.toString()}>; rel="next"`);
  }
  return page.items;
}

/** @returns whether anything follows the page that starts at `offset` */
export function hasNextPage(
  page: Page<unknown>,
  { limit, offset }: { limit: number; offset: number },
): boolean {
  return offset + limit < page.total || (page.isMore && page.items.length === limit);
}

/** @returns the Link header of RFC 8288 for a page, or '' when there is nothing to link to */
export function pageLinks(url: string, page: { limit: number; offset: number; hasNext: boolean }): string {
  const { limit, offset, hasNext } = page;
  if (offset === 0 && !hasNext) return '';
  const [path = '', query = ''] = url.split('?');
  const at = (newOffset: number, rel: string) => {
    const params = new URLSearchParams(query);
    params.set('limit', String(limit));
    params.set('offset', String(newOffset));
    return `<${path}?${params.toString()}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (offset > 0) links.push(at(0, 'first'), at(Math.max(0, offset - limit), 'prev'));
  if (hasNext) links.push(at(offset + limit, 'next'));
  return links.join(', ');
}

/** @returns the same for pages with numbers, from 1 */
export function numberedLinks(url: string, page: number, hasNext: boolean): string {
  const [path = '', query = ''] = url.split('?');
  const at = (number: number, rel: string) => {
    const params = new URLSearchParams(query);
    if (number === 1) params.delete('page');
    else params.set('page', String(number));
    const text = params.toString();
    return `<${path}${text && '?'}${text}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (page > 1) links.push(at(1, 'first'), at(page - 1, 'prev'));
  if (hasNext) links.push(at(page + 1, 'next'));
  return links.join(', ');
}
