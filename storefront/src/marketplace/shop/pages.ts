import type { ProductView } from '@farmgate/backend/contract/marketplace/products';
import { type ListPage, isMissing } from '../../lib/api';
import { type Page, type PageRequest, page } from '../../lib/page';
import { productQuery, vendorQuery } from '../queries';
import { productsCall, readShop } from './address/shop-address';
import { readTab } from './product/product-tabs-address';
import { productsQuery, reviewsQuery } from './queries';

export const shopPages: Page[] = [
  page({
    path: '/marketplace',
    module: 'src/marketplace/shop/market/market-page.tsx',
    component: () => import('./market/market-page').then((module) => module.MarketPage),
    load: ({ query }: PageRequest) => {
      const state = readShop(query);
      return [productsQuery(productsCall(state, state.after))];
    },
    isNowhere: ({ query }, answers) => {
      const state = readShop(query);
      if (state.after === '') return false;
      const { queryKey } = productsQuery(productsCall(state, state.after));
      const found = answers.getQueryState<ListPage<ProductView>>(queryKey);
      return found?.error ? isMissing(found.error) : found?.data?.items.length === 0;
    },
  }),
  page({
    path: '/products/:id',
    module: 'src/marketplace/shop/product/product-page.tsx',
    component: () => import('./product/product-page').then((module) => module.ProductPage),
    subject: ({ params }: PageRequest) => productQuery(params.id ?? ''),
    load: ({ params, query }: PageRequest) =>
      readTab(query) === 'reviews' ? [reviewsQuery('products', params.id ?? '')] : [],
    loadMore: ({ params }, answers) => {
      const product = answers.getQueryData<ProductView>(productQuery(params.id ?? '').queryKey);
      return product ? [vendorQuery(String(product.vendorId))] : [];
    },
  }),
];
