import { page, type Page } from '../../lib/page';

/** Orders as their buyers see them. Nothing is loaded ahead: pages are rendered for nobody in particular. */
export const orderPages: Page[] = [
  page({
    path: '/orders',
    module: 'src/marketplace/orders/orders-page.tsx',
    component: () => import('./orders-page').then((module) => module.OrdersPage),
  }),
  page({
    path: '/orders/:id',
    module: 'src/marketplace/orders/order-page.tsx',
    component: () => import('./order-page').then((module) => module.OrderPage),
  }),
  page({
    path: '/orders/:id/pay',
    module: 'src/marketplace/orders/pay-page.tsx',
    component: () => import('./pay-page').then((module) => module.PayPage),
  }),
];
