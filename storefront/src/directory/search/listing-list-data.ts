import { paths } from '@farmgate/backend/contract/shared/site-paths';
import type { ItemList, ListItem } from 'schema-dts';
import type { ListingCard } from '../listings/listing-card-data';

/** @returns a list of listings, by their addresses */
export function listingListData(listings: readonly ListingCard[], publicUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    name: 'Marketplace listings',
    numberOfItems: listings.length,
    itemListElement: listings.map(({ id, productName }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: productName,
      url: publicUrl + paths.listing(id),
    })),
  };
}
