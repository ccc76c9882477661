import type { PublicConfig } from '@farmgate/backend/contract/shared/public-config';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import type { PageState } from './app/page-state';
import { matchPage } from './app/routes';
import { ApiError, type Fetch } from './lib/api';
import type { Page, PageRequest } from './lib/page';
import { createQueryClient, dehydrateQueries } from './lib/queries';
import { scriptJson } from './lib/script-json';

export interface RenderRequest {
  /** Path and query of the asked-for page, e.g. "/browse?zipCode=33901". */
  url: string;
  /** How to reach `/api/…`; without anybody's session, since pages are cached for everyone. */
  fetch: Fetch;
  config: PublicConfig;
  now: Date;
}

export interface RenderedPage {
  status: number;
  /** Where to go instead; only with a redirecting status. */
  location?: string;
  /** HTML for the template's head. */
  head: string;
  /** HTML for #root. */
  body: string;
  /** JSON for the state element, safe inside a script element. */
  state: string;
  /** The lazily loaded source files behind the page, as the build's manifest names them. */
  modules: string[];
}

/** Renders one page with its data. Failing queries do not throw: the page shows their message and the status says so. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const url = new URL(request.config.publicUrl + request.url);
  // One slash in front, too: a redirect to "//elsewhere" would leave the site.
  const plain = url.pathname.replace(/\/+$/, '').replace(/^\/*/, '/');
  if (plain !== url.pathname) return redirect(plain + url.search);

  const { page, params } = matchPage(url.pathname);
  const client = createQueryClient(request.fetch);
  // Whole minutes, so that an unchanged page stays the same text, and so keeps its ETag, for a while.
  const renderedAt = new Date(Math.floor(request.now.getTime() / 60_000) * 60_000);
  const status = await load(page, { params, query: url.searchParams }, client);
  const html = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <App config={request.config} client={client} renderedAt={renderedAt} />
    </StaticRouter>,
  );
  const state: PageState = {
    config: request.config,
    renderedAt: renderedAt.toISOString(),
    queries: dehydrateQueries(client, renderedAt),
  };
  client.clear();
  return { status, ...splitHead(html), state: scriptJson(state), modules: [page.module] };
}

function redirect(location: string): RenderedPage {
  return { status: 301, location, head: '', body: '', state: '', modules: [] };
}

/** Fetches the page's code and all of its data side by side. @returns the page's status */
async function load(page: Page, request: PageRequest, client: QueryClient): Promise<number> {
  const subject = page.subject?.(request);
  const queries = [...(subject ? [subject] : []), ...(page.load?.(request) ?? [])];
  await Promise.all([page.ready(), ...queries.map(({ queryKey }) => client.prefetchQuery({ queryKey }))]);
  const failure = subject && client.getQueryState(subject.queryKey)?.error;
  if (failure) return statusOfFailure(failure);
  return page.isNowhere?.(request, client) ? 404 : (page.status ?? 200);
}

/** What cannot be asked for is not there; what cannot be answered is the server's own trouble. */
function statusOfFailure(failure: unknown): number {
  if (!(failure instanceof ApiError)) return 500;
  return failure.status >= 400 && failure.status < 500 && failure.status !== 429 ? 404 : failure.status;
}

/** React puts the title, meta and link elements of a tree without <html> before everything else. */
function splitHead(html: string): { head: string; body: string } {
  const start = html.search(/<(?!title|meta|link|\/)/);
  return { head: html.slice(0, start), body: html.slice(start) };
}
