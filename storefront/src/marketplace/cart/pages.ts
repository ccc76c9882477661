import { page, type Page } from '../../lib/page';

/** The cart. Nothing is loaded ahead: pages are rendered for nobody in particular. */
export const cartPages: Page[] = [
  page({
    path: '/cart',
    module: 'src/marketplace/cart/cart-page.tsx',
    component: () => import('./cart-page').then((module) => module.CartPage),
  }),
];
