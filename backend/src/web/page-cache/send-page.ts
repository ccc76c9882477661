import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearZipIn, variesByNear } from '../../contract/site/near-zip.js';
import { encodingOf } from '../../platform/http/answers/encoding.rules.js';
import { hasTag } from '../../platform/http/answers/entity-tags.js';
import type { MadePage, Variant } from './made-page.js';
import type { PageCache } from './page-cache.js';
import type { KeptPage } from './page-store.js';

/** @returns undefined for a service worker that keeps the page: no second search */
export const readerOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['x-purpose'] === 'keep' ? undefined : headers['user-agent'];

const isFresh = (request: FastifyRequest, page: MadePage) =>
  page.status === 200 && hasTag(request.headers['if-none-match'], page.tag);

/** With the visitor's ZIP code where the page depends on it. */
export function keptAs({ url, headers }: { url: string; headers: { cookie?: string | undefined } }): string {
  const near = variesByNear(url) ? nearZipIn(headers.cookie) : null;
  // No address has a space in it.
  return near === null ? url : `${url} ${near}`;
}

export async function sendMade(page: MadePage, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.status(page.status).headers({ ...page.headers, ...ofTag(page), 'x-cache': 'miss' });
  if (isFresh(request, page)) {
    await reply.status(304).send();
    return;
  }
  const { encoding, body } = await page.in(encodingOf(request.headers['accept-encoding']));
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  await reply.send(body);
}

/** Without session, origin check and compression. Call before other hooks. */
export function answerKeptPages(server: FastifyInstance, cache: PageCache): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { method = '', url = '' } = request.raw;
    const mayBeKept = (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/');
    const key = keptAs({ url, headers: request.headers });
    const kept = mayBeKept ? cache.find(key, readerOf(request)) : undefined;
    if (!kept) {
      done();
      return;
    }
    reply.hijack();
    if (isFresh(request, kept.page)) {
      reply.raw.writeHead(304, headersOf(kept, request)).end();
      return;
    }
    const encoding = encodingOf(request.headers['accept-encoding']);
    const variant = kept.page.inStock(encoding);
    if (variant) write(kept, variant, request, reply);
    else {
      cache.variant(key, kept, encoding).then(
        (made) => write(kept, made, request, reply),
        () => reply.raw.destroy(),
      );
    }
  });
}

function write(
  kept: KeptPage,
  { encoding, body }: Variant,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const headers = headersOf(kept, request);
  headers.push('content-length', String(body.length));
  if (encoding !== 'identity') headers.push('content-encoding', encoding);
  reply.raw.writeHead(kept.page.status, headers);
  reply.raw.end(request.raw.method === 'HEAD' ? undefined : body);
}

const ofTag = (page: MadePage) => ({ etag: page.tag });
const flat = new WeakMap<MadePage, string[]>();

/** With its age, so that whoever keeps it behind us does not begin a minute anew. */
function headersOf({ page, since }: KeptPage, request: FastifyRequest): string[] {
  let known = flat.get(page);
  if (!known) {
    known = Object.entries({ ...page.headers, ...ofTag(page), 'x-cache': 'hit' }).flat();
    flat.set(page, known);
  }
  const age = String(Math.max(0, Math.floor((Date.now() - since) / 1_000)));
  return [...known, 'age', age, 'x-request-id', request.id];
}
