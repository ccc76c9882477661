/**
 * Keeps what was looked at lately on the device, to be read without a network: public pages, public searches
 * and our own files. Never anything that stands on a session (see kept.rules.ts). Shows notices (push.ts).
 * Built as /sw.js by vite.worker.config.ts.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { filesOf, isKeptAnswer, isKeptFile, isKeptFrame, isKeptPage, mayKeep } from './kept.rules';
import { type KeptPage, keptNote, offlinePage, titleOf } from './offline-page';
import { type PushScope, startPush } from './push';

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Visit extends Waitable {
  data: { visited?: string; files?: string[] };
}
interface Scope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: Waitable) => void): void;
  addEventListener(type: 'message', listener: (event: Visit) => void): void;
}
declare const self: Scope & PushScope;

/** To be raised when what is in the caches has another form; the older ones are thrown away. */
const VERSION = 1;
const PAGES = `farmgate-pages-${VERSION}`;
const ANSWERS = `farmgate-answers-${VERSION}`;
const FILES = `farmgate-files-${VERSION}`;
const OFFLINE_ART = '/art/empty-nothing-near.svg';
/** How long a slow network may take before what is kept is shown, in seconds. */
const PATIENCE_S = 5;
const WEEK_S = 7 * 24 * 3_600;
/** A page that was kept within this is not fetched again to be kept. */
const FRESH_MS = 60_000;

const dateOf = ({ headers }: Response) => {
  const date = headers.get('date');
  return date === null ? null : new Date(date).toISOString();
};
const willKeep = {
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(mayKeep(response) ? response : null),
};

/** Says on the page itself that it is from earlier. */
async function marked(response: Response): Promise<Response> {
  const html = await response.text();
  const { status, headers } = response;
  const marked = html.replace(/<body[^>]*>/, (body) => body + keptNote(dateOf(response)));
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name);
  return new Response(marked, { status, headers: own });
}

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PATIENCE_S,
  // A page varies by how it is compressed alone.
  matchOptions: { ignoreVary: true },
  plugins: [
    willKeep,
    { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && marked(cachedResponse) },
    new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: WEEK_S, purgeOnQuotaError: true }),
  ],
});

const tell = async (clientId: string | undefined, message: unknown) =>
  (clientId ? await self.clients.get(clientId) : undefined)?.postMessage(message);

const answers = new NetworkFirst({
  cacheName: ANSWERS,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    willKeep,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
        if (cachedResponse) {
          await tell((event as Event & { clientId?: string }).clientId, { kept: dateOf(cachedResponse) });
        }
        return cachedResponse;
      },
      fetchDidSucceed: async ({ response, event }) => {
        await tell((event as Event & { clientId?: string }).clientId, { fresh: true });
        return response;
      },
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: WEEK_S, purgeOnQuotaError: true }),
  ],
});

const files = new CacheFirst({
  cacheName: FILES,
  plugins: [
    willKeep,
    new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 5 * WEEK_S, purgeOnQuotaError: true }),
  ],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isKeptPage(url),
  pages,
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptAnswer(url), answers);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (isKeptFile(url) || url.pathname === OFFLINE_ART),
  files,
);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isKeptFrame(url),
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await (await caches.open(PAGES)).match(request, { ignoreVary: true });
      if (kept) return kept;
      throw error;
    }
  },
);
// Every other page is the network's, or the offline page. The back office is a program of its own.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !/^\/(?:admin|api)(?:\/|$)/.test(url.pathname),
  ({ request }) => fetch(request),
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate' || !url) return Response.error();
  const html = offlinePage(url.pathname + url.search, await keptPages(), await keptFiles());
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
});

async function keptFiles(): Promise<string[]> {
  const kept = await (await caches.open(FILES)).keys();
  return kept.map(({ url }) => new URL(url).pathname);
}

async function keptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(PAGES);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, { ignoreVary: true });
      const { pathname, search } = new URL(url);
      const path = pathname + search;
      return response ? [{ path, title: titleOf(await response.text(), path), at: dateOf(response) }] : [];
    }),
  );
  return found.flat().sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''));
}

/** Whether a page was kept just now, such as the one that the person came by. */
async function isFresh(page: URL): Promise<boolean> {
  const kept = await (await caches.open(PAGES)).match(page, { ignoreVary: true });
  return Date.now() - Date.parse(kept?.headers.get('date') ?? '') < FRESH_MS;
}

/**
 * Keeps a page that the person came to without loading it, and the files that came before this worker did.
 */
async function keep({ visited, files = [] }: Visit['data']): Promise<void> {
  const used = [...files];
  const page = new URL(visited ?? '', self.location.href);
  page.hash = '';
  const isFrame = isKeptFrame(page);
  if (page.origin === self.location.origin && (isFrame || isKeptPage(page)) && !(await isFresh(page))) {
    // Without anybody's session; and not to be counted as a search of its own.
    const response = await fetch(page, { credentials: 'omit', headers: { 'x-purpose': 'keep' } });
    if (isFrame && response.ok) used.push(...filesOf(await response.clone().text()));
    if (isFrame ? response.ok : mayKeep(response)) await (await caches.open(PAGES)).put(page, response);
  }
  const cache = await caches.open(FILES);
  for (const file of used) {
    const url = new URL(file, self.location.href);
    if (url.origin === self.location.origin && isKeptFile(url) && !(await cache.match(url)))
      await cache.add(url);
  }
}

startPush(self);
self.addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => undefined)));
self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([self.skipWaiting(), caches.open(FILES).then((cache) => cache.add(OFFLINE_ART))]),
  );
});
self.addEventListener('activate', (event) => {
  const current = new Set([PAGES, ANSWERS, FILES]);
  const clean = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith('farmgate-') && !current.has(name))
          .map((name) => caches.delete(name)),
      ),
    );
  event.waitUntil(Promise.all([clean, self.clients.claim()]));
});
