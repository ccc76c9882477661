import type { PublicConfig } from '@farmgate/backend/contract/shared/public-config';
import type { DehydratedState } from '@tanstack/react-query';

/** What the server hands to the browser beside the HTML. Nothing of a session: pages are kept by shared caches. */
export interface PageState {
  config: PublicConfig;
  /** ISO time. */
  renderedAt: string;
  queries: DehydratedState;
}

export const STATE_ELEMENT_ID = 'farmgate-state';
