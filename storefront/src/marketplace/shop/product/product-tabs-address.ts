import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { OPTION_PARAM } from '../../parts/option-address';

/** The tabs of a product's page, the first one shown where the address names none. */
export const PRODUCT_TABS = ['vendor', 'reviews', 'shipping'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

/** @returns the tab in an address */
export function readTab(query: URLSearchParams): ProductTab {
  return PRODUCT_TABS.find((tab) => tab === query.get('tab')) ?? 'vendor';
}

/**
 * @param query what the address says now: an option that is chosen stays
 * @returns the query of a tab's address: "?tab=reviews"; nothing for the first tab
 */
export const tabQuery = (tab: ProductTab, query: URLSearchParams): string =>
  withQuery('', {
    tab: tab === 'vendor' ? undefined : tab,
    [OPTION_PARAM]: query.get(OPTION_PARAM),
  });
