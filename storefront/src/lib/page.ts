import type { QueryClient, QueryKey, QueryMeta } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** What an address says to its page. */
export interface PageRequest {
  params: Readonly<Params>;
  query: URLSearchParams;
}

/** Anything that `apiQuery` or `apiListQuery` made. */
export interface PageQuery {
  queryKey: QueryKey;
  meta?: QueryMeta;
}

export interface PageDefinition {
  /** One or several patterns of the router, e.g. "/listings/:id". */
  path: string | readonly string[];
  /** How the page's addresses begin, where that is more than a pattern of the router can say: it knows whole segments only. */
  beginning?: string;
  /** The file of the component below storefront/, e.g. "src/directory/browse/browse-page.tsx"; the build knows its chunk by it. */
  module: string;
  /** Fetches the page's code. */
  component: () => Promise<ComponentType>;
  /** What the server has to know before it renders the page. The browser does not wait: it shows the page's skeletons. */
  load?: (request: PageRequest) => PageQuery[];
  /**
   * The one thing that the page is about. Where it cannot be had, the page answers 404, or the server's own failure. Of several the
   * first that is there counts: the next one is asked for only when the one before is not there.
   */
  subject?: (request: PageRequest) => PageQuery | readonly PageQuery[];
  /** What the server has to know as well, which cannot be asked for before the subject is known. */
  loadMore?: (request: PageRequest, answers: QueryClient) => PageQuery[];
  /** Whether what `load` answered says that there is no such page, as behind the end of a list: it answers 404 then. */
  isNowhere?: (request: PageRequest, answers: QueryClient) => boolean;
  /** Where the page is found now, where its subject says that it is another one's; the old address answers 301. */
  movedTo?: (request: PageRequest, answers: QueryClient) => string | undefined;
  /** The status that the page always has; 200 unless given. */
  status?: number;
}

export interface Page extends Omit<PageDefinition, 'path' | 'component'> {
  paths: readonly string[];
  /** Fetches the code once; the same promise every time. A failed attempt is forgotten, so that the next one tries again. */
  ready: () => Promise<ComponentType>;
  /** The component once its code is there. */
  loaded: () => ComponentType | undefined;
}

/** One row of the route table: an address, its data and its code. */
export function page(definition: PageDefinition): Page {
  const { path, component, ...rest } = definition;
  let loaded: ComponentType | undefined;
  let pending: Promise<ComponentType> | undefined;
  const ready = () =>
    (pending ??= component().then(
      (found) => (loaded = found),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));
  return { ...rest, paths: typeof path === 'string' ? [path] : path, ready, loaded: () => loaded };
}
