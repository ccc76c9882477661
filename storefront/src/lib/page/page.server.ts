import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import type { QueryClient } from '@tanstack/react-query';
import type { Graph, Thing, WithContext } from 'schema-dts';
import type { PageQuery, PageRequest } from './page';

/** What structured data says of the site itself. */
export interface Site extends Pick<PublicConfig, 'publicUrl' | 'socialLinks'> {
  /** The moment by which the seasons' dates are put into years. */
  now: Date;
}

/**
 * What the server alone needs of a page. No module of the browser imports it, so the browser's bundle has
 * none of it.
 */
export interface ServerPage {
  /**
   * The file of the component below storefront/, e.g. "src/directory/browse/browse-page.tsx"; the build knows
   * its chunk by it.
   */
  module: string;
  /**
   * Whether the page is about the person who looks at it. The server's HTML of it is an empty frame, which no
   * cache on the way has to keep.
   */
  isPersonal?: boolean;
  /**
   * What the server has to know before it renders the page. The browser does not wait: it shows the page's
   * skeletons.
   */
  load?: (request: PageRequest) => PageQuery[];
  /**
   * The one thing that the page is about. Where it cannot be had, the page answers 404, or the server's own
   * failure. Of several the first that is there counts: the next one is asked for only when the one before is
   * not there.
   */
  subject?: (request: PageRequest) => PageQuery | readonly PageQuery[];
  /** Whether a failure says that the page is about this one, but it isn't shown: no other is asked for. */
  isHidden?: (failure: Error) => boolean;
  /** What the server has to know as well, which cannot be asked for before the subject is known. */
  loadMore?: (request: PageRequest, answers: QueryClient) => PageQuery[];
  /**
   * Whether what `load` answered says that there is no such page, as behind the end of a list: it answers 404
   * then.
   */
  isNowhere?: (request: PageRequest, answers: QueryClient) => boolean;
  /**
   * Where the page is found now, where its subject says that it is another one's; the old address answers
   * 301, or what stands with the path.
   */
  movedTo?: (request: PageRequest, answers: QueryClient) => string | MovedPage | undefined;
  /** Structured data for search engines, made of what the page shows. */
  jsonLd?: (request: PageRequest, answers: QueryClient, site: Site) => StructuredData | undefined;
}

export interface MovedPage {
  path: string;
  status: 301 | 302 | 308;
}

export type StructuredData = WithContext<Thing> | Graph;

/** For every row of a route table what the server needs of it. */
export type ServerPages<Pages> = Readonly<Record<keyof Pages, ServerPage>>;
