import type { QueryKey, QueryMeta } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** What an address says to its page. */
export interface PageRequest {
  params: Readonly<Params>;
  query: URLSearchParams;
  /** The ZIP code that the page is made for; left out where the page is the same for everyone. */
  near?: string | null;
}

/** Anything that `apiQuery` or `apiListQuery` made. */
export interface PageQuery {
  queryKey: QueryKey;
  meta?: QueryMeta;
}

export interface PageDefinition {
  /** One or several patterns of the router, e.g. "/listings/:id". */
  path: string | readonly string[];
  /**
   * How the page's addresses begin, where that is more than a pattern of the router can say: it knows whole
   * segments only.
   */
  beginning?: string;
  /** Fetches the page's code. */
  component: () => Promise<ComponentType>;
  /** The status that the page always has; 200 unless given. */
  status?: number;
}

export interface Page extends Omit<PageDefinition, 'path' | 'component'> {
  paths: readonly string[];
  /**
   * Fetches the code once; the same promise every time. A failed attempt is forgotten, so that the next one
   * tries again.
   */
  ready: () => Promise<ComponentType>;
  /** The component once its code is there. */
  loaded: () => ComponentType | undefined;
}

/**
 * One row of the route table: an address and its code. What the server needs of it besides is in a row of its
 * own (ServerPage).
 */
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
