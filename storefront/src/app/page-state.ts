import type { PublicConfig } from '@farmgate/backend/contract/site/public-config';
import type { Packed } from '../lib/page/pack';

/**
 * What the server hands to the browser beside the HTML. Nothing of a session: pages are kept by shared
 * caches.
 */
export interface PageState {
  config: PublicConfig;
  /** ISO time. */
  renderedAt: string;
  /** The ZIP code that the page was made for. */
  near: string | null;
  /** `StoredQuery[]`. Null when the server could not render the page: then the browser does it all. */
  queries: Packed | null;
}

export const STATE_ELEMENT_ID = 'farmgate-state';
