import { ALL_PRODUCTS, PRODUCT_TYPE_FILTERS } from '@farmgate/backend/contract/directory/product-types';
import { FIRST_CARDS, PLACE_INPUT_LENGTH } from '@farmgate/backend/contract/shared/limits';
import { withQuery } from '@farmgate/backend/contract/shared/site-paths';
import { readText } from '../../../lib/format/address-text';
import { NO_FILTERS, placesAddress } from '../../search/filters/place-filters';

export const HOME_MODES = ['markets', 'farms'] as const;
/** What the home page searches. */
export type HomeMode = (typeof HOME_MODES)[number];

/** Everything that the address of the home page says. */
export interface HomeSearch {
  mode: HomeMode;
  /** As it was typed, without outer spaces; nothing is searched while it is blank. */
  zipCode: string;
  productType: string;
}

/** @returns the search in an address */
export function readHomeSearch(query: URLSearchParams): HomeSearch {
  return {
    mode: query.get('mode') === 'farms' ? 'farms' : 'markets',
    zipCode: readText(query, 'zipCode', PLACE_INPUT_LENGTH),
    productType: PRODUCT_TYPE_FILTERS.find((option) => option === query.get('productType')) ?? ALL_PRODUCTS,
  };
}

/** @returns the home page's address with a search in it */
export function homeAddress({ mode, zipCode, productType }: HomeSearch): string {
  if (zipCode === '') return '/';
  return withQuery('/', {
    zipCode,
    mode,
    productType: productType === ALL_PRODUCTS ? undefined : productType,
  });
}

/** @returns the API call of a search */
export function homeSearchCall({ mode, zipCode, productType }: HomeSearch): string {
  return placesAddress(mode, { zipCode, filters: { ...NO_FILTERS, productType }, limit: FIRST_CARDS });
}
