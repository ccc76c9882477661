import { FIRST_CARDS } from '@farmgate/backend/contract/shared/limits';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { readZip } from '@farmgate/backend/contract/shared/zip';
import { isMissing } from '../../../lib/api/api';
import type { ServerPage } from '../../../lib/page/page.server';
import { cityFound, cityQueries, citySearched } from '../../../shared/near/named-city';
import { isBadZip } from '../../../shared/near/zip-form-rules';
import { breadcrumbData } from '../../../shared/structured/breadcrumb-data';
import { itemListData } from '../../../shared/structured/item-list-data';
import {
  type ShopState,
  listedState,
  nearZipState,
  productsCall,
  readShop,
  shelvesZip,
  shopAddress,
} from '../address/shop-address';
import { productsQuery, shelvesQuery } from '../queries';
import { marketCrumbs } from './market-head';
import { daysQuery } from './use-pickup-days';

const productsIn = (state: ShopState) =>
  productsQuery(productsCall(listedState(state), state.after, FIRST_CARDS));

export const marketServerPage: ServerPage = {
  module: 'src/marketplace/shop/market/market-page.tsx',
  load: ({ query, near = null }) => {
    const state = readShop(query);
    const shelves = shelvesZip(state, near);
    const { zipCode } = state.filters;
    const zip = readZip(zipCode);
    return [
      ...(isBadZip(zipCode) ? [] : [productsIn(state)]),
      ...(shelves === null ? [] : [shelvesQuery(shelves)]),
      ...(zip === null ? [] : [daysQuery(zip)]),
      ...cityQueries(zipCode),
      ...cityQueries(state.search),
    ];
  },
  movedTo: ({ query }, answers) => {
    const state = readShop(query);
    return (
      cityFound(state.filters.zipCode, answers, (zipCode) => shopAddress(nearZipState(state, zipCode))) ??
      citySearched(state.search, answers, (zipCode) =>
        shopAddress(nearZipState({ ...state, search: '' }, zipCode)),
      )
    );
  },
  isNowhere: ({ query }, answers) => {
    const state = readShop(query);
    if (state.after === '') return false;
    const found = answers.getQueryState(productsIn(state).queryKey);
    return found?.error ? isMissing(found.error) : found?.data?.items.length === 0;
  },
  jsonLd: ({ query }, answers, { publicUrl }) => {
    const state = readShop(query);
    const products = answers.getQueryData(productsIn(state).queryKey)?.items ?? [];
    return {
      '@context': 'https://schema.org',
      '@graph': [
        breadcrumbData(marketCrumbs(state), publicUrl),
        ...itemListData(
          'Products',
          products.map(({ id, name }) => ({ name, path: paths.product(id) })),
          publicUrl,
        ),
      ],
    };
  },
};
