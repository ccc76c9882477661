import { page } from '../../lib/page/page';

/** The shop's rows of the route table. */
export const shopPages = {
  market: page({
    path: '/marketplace',
    component: () => import('./market/market-page').then((module) => module.MarketPage),
  }),
  share: page({
    path: '/shares/:slug',
    component: () => import('./share/share-page').then((module) => module.SharePage),
  }),
  product: page({
    path: '/products/:id',
    component: () => import('./product/product-page').then((module) => module.ProductPage),
  }),
};
