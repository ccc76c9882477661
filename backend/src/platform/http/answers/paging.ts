import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Page<Item> {
  items: Item[];
  total: number;
  /** There are more than `total`; counting stopped there. */
  isMore: boolean;
}

/** Sets `X-Total-Count`, `X-Total-Count-Bound: more` and `Link`. @returns the items */
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

/** The same for pages with numbers, from 1. */
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

export interface KeyPage<Item> {
  items: Item[];
  /** Null behind the first page, which has said it. */
  total: number | null;
  /** There are more than `total`; counting stopped there. */
  isMore: boolean;
  /** `after` of the next page; null on the last one. */
  nextKey: string | null;
}

/** Sets `X-Next-Key`, `Link`, and on the first page `X-Total-Count`. @returns the items */
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

export function hasNextPage(
  page: Page<unknown>,
  { limit, offset }: { limit: number; offset: number },
): boolean {
  return offset + limit < page.total || (page.isMore && page.items.length === limit);
}

/** @returns a Link header (RFC 8288); '' when there is nothing to link to */
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

/** The same for pages with numbers, from 1. */
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
