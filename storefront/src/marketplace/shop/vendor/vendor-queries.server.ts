import { FIRST_CARDS } from '@farmgate/backend/contract/shared/limits';
import type { PageQuery, PageRequest } from '../../../lib/page/page';
import { vendorProductsCall } from '../address/shop-address';
import { productsQuery, reviewsQuery, vendorFarmsQuery } from '../queries';
import { readAfter } from './vendor-address';

/** @returns what a vendor's page shows beside the vendor */
export const vendorPageQueries = ({ params, query }: PageRequest): PageQuery[] => [
  productsQuery(vendorProductsCall(params.id ?? '', readAfter(query), FIRST_CARDS)),
  reviewsQuery('vendors', params.id ?? ''),
  vendorFarmsQuery(params.id ?? ''),
];
