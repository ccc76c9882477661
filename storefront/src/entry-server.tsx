import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import type { PageState } from './app/page-state';
import { matchPage } from './app/routes';
import { serverPages } from './app/routes.server';
import { ApiError, type Fetch, isMissing } from './lib/api/api';
import { createQueryClient, storeQueries } from './lib/api/queries';
import { textsIn } from './lib/page/html-texts';
import { lateParts } from './lib/page/late';
import { pack } from './lib/page/pack';
import type { Page, PageQuery, PageRequest } from './lib/page/page';
import type { ServerPage, StructuredData } from './lib/page/page.server';
import { scriptJson } from './lib/page/script-json';
import { zipQuery } from './shared/near/near-zip';

export interface RenderRequest {
  /** Path and query of the asked-for page, e.g. "/browse?zipCode=33901". */
  url: string;
  /** How to reach `/api/…`; without anybody's session, since pages are cached for everyone. */
  fetch: Fetch;
  config: PublicConfig;
  now: Date;
  /** The ZIP code that the page is made for; null where it is the same for everyone. */
  near: string | null;
}

export interface RenderedPage {
  status: number;
  /**
   * Whether all that it asked for was answered. One with a section that says "try again" is for whoever
   * asked, and not to be kept.
   */
  isWhole: boolean;
  /** Whether the page is about the person who looks at it, so that no cache on the way has to keep it. */
  isPersonal: boolean;
  /** Where to go instead; only with a redirecting status. */
  location?: string;
  /** HTML for the template's head. */
  head: string;
  /** HTML for #root. */
  body: string;
  /** HTML behind #root: structured data for search engines. No script of ours reads it. */
  jsonLd: string;
  /** JSON for the state element, safe inside a script element. */
  state: string;
  /** The lazily loaded source files behind the page, as the build's manifest names them. */
  modules: string[];
}

/** The file of every page, for the build's check of sizes. */
export const pageModules = [...serverPages.values()].map(({ module }) => module);

/**
 * Renders one page with its data. Failing queries do not throw: the page shows their message, and its status
 * says so where nothing is left.
 */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(request.config.publicUrl + request.url);
  // One slash in front, too: a redirect to "//elsewhere" would leave the site.
  const plain = url.pathname.replace(/\/+$/, '').replace(/^\/*/, '/');
  const { page, params, path } = matchPage(plain);
  // Where it is no page, what the browser makes of the address counts; else the address as it was sent, by
  // which answers are kept.
  const given = page.status === 404 ? url.pathname : request.url.replace(/\?.*/s, '');
  const server = serverPageOf(page);
  if (path !== given) return redirect(path + url.search, server);

  const client = createQueryClient(request.fetch);
  // Whole minutes, so that an unchanged page stays the same text, and so keeps its ETag, for a while.
  const renderedAt = new Date(Math.floor(request.now.getTime() / 60_000) * 60_000);
  const { near } = request;
  const asked = { params, query: url.searchParams, near };
  const [status] = await Promise.all([
    load(page, server, asked, client),
    ...(near === null ? [] : [client.prefetchQuery(zipQuery(near))]),
  ]);
  const moved = server.movedTo?.(asked, client);
  if (typeof moved === 'string') return redirect(moved, server);
  if (moved !== undefined) return redirect(moved.path, server, moved.status);
  const html = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <App config={request.config} client={client} renderedAt={renderedAt} near={near} />
    </StaticRouter>,
  );
  const { publicUrl, socialLinks } = request.config;
  const jsonLd = server.jsonLd?.(asked, client, {
    publicUrl,
    socialLinks,
    now: renderedAt,
  });
  const state: PageState = {
    config: request.config,
    renderedAt: renderedAt.toISOString(),
    near,
    queries: pack(storeQueries(client), textsIn(html)),
  };
  // What only a browser asks for waits.
  const answers = client
    .getQueryCache()
    .getAll()
    .filter(({ state: { status } }) => status !== 'pending');
  const failures = answers.flatMap(({ state: { error } }) => (isTrouble(error) ? [error] : []));
  client.clear();
  return {
    // Search engines come again after a 5xx, and would take a page of apologies for the page.
    status:
      failures.find(isWithoutDatabase)?.status ??
      (failures.length > 0 && failures.length === answers.length ? statusOfFailure(failures[0]) : status),
    isWhole: failures.length === 0,
    isPersonal: server.isPersonal ?? false,
    ...splitHead(html),
    jsonLd: jsonLd ? jsonLdScript(jsonLd) : '',
    state: scriptJson(state),
    modules: [server.module],
  };
}

function serverPageOf(page: Page): ServerPage {
  const found = serverPages.get(page);
  if (!found) throw new Error(`The server knows no page at ${page.paths.join()}`);
  return found;
}

const jsonLdScript = (data: StructuredData) =>
  `<script type="application/ld+json">${scriptJson(data)}</script>`;

function redirect(location: string, { isPersonal = false }: ServerPage, status = 301): RenderedPage {
  return {
    status,
    isWhole: true,
    isPersonal,
    location,
    head: '',
    body: '',
    jsonLd: '',
    state: '',
    modules: [],
  };
}

/** Fetches the page's code and all of its data side by side. @returns the page's status */
async function load(
  page: Page,
  server: ServerPage,
  request: PageRequest,
  client: QueryClient,
): Promise<number> {
  const [failure] = await Promise.all([
    loadSubject(server, request, client),
    page.ready().then(lateParts),
    loadAll(server.load?.(request), client),
  ]);
  if (failure) return statusOfFailure(failure);
  await loadAll(server.loadMore?.(request, client), client);
  return server.isNowhere?.(request, client) ? 404 : (page.status ?? 200);
}

const loadAll = (queries: readonly PageQuery[] = [], client: QueryClient) =>
  Promise.all(queries.map(({ queryKey, meta }) => client.prefetchQuery({ queryKey, meta })));

/**
 * @returns why none of what the page may be about can be had; null where it can, or where it is about nothing
 * in particular
 */
async function loadSubject(
  page: ServerPage,
  request: PageRequest,
  client: QueryClient,
): Promise<Error | null> {
  let failure: Error | null = null;
  for (const { queryKey, meta } of [page.subject?.(request) ?? []].flat()) {
    await client.prefetchQuery({ queryKey, meta });
    failure = client.getQueryState(queryKey)?.error ?? null;
    if (!failure || statusOfFailure(failure) !== 404 || page.isHidden?.(failure)) return failure;
  }
  return failure;
}

/** What cannot be asked for is not there; what cannot be answered is the server's own trouble. */
function statusOfFailure(failure: unknown): number {
  return isMissing(failure) ? 404 : failure instanceof ApiError ? failure.status : 500;
}

/** Whether it is the server's own trouble, which passes, and not an answer. */
const isTrouble = (error: unknown) => error !== null && statusOfFailure(error) >= 500;

/**
 * Whether all that is left of a page is what this server knows by heart. A proxy then asks another server.
 */
const isWithoutDatabase = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.body?.error === 'DATABASE_UNAVAILABLE';

/** React puts the title, meta and link elements of a tree without <html> before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const start = html.search(/<(?!title|meta|link|\/)/);
  return { head: html.slice(0, start), body: html.slice(start) };
}
