import { page, type Page } from '../../lib/page';

/** The cart and its checkout. Nothing is loaded ahead: pages are rendered for nobody in particular. */
export const cartPages: Page[] = [
  page({
    path: '/cart',
    module: 'src/marketplace/cart/cart-page.tsx',
    component: () => import('./cart-page').then((module) => module.CartPage),
  }),
  page({
    path: '/checkout',
    module: 'src/marketplace/cart/checkout/checkout-page.tsx',
    component: () => import('./checkout/checkout-page').then((module) => module.CheckoutPage),
  }),
];
