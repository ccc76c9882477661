import { page } from '../../lib/page/page';

/** The cart and its checkout. Nothing is loaded ahead: pages are rendered for nobody in particular. */
export const cartPages = {
  cart: page({
    path: '/cart',
    component: () => import('./cart-page').then((module) => module.CartPage),
  }),
  checkout: page({
    path: '/checkout',
    component: () => import('./checkout/checkout-page').then((module) => module.CheckoutPage),
  }),
  confirmCheckout: page({
    path: '/checkout/confirm',
    component: () =>
      import('./checkout/confirm/confirm-checkout-page').then((module) => module.ConfirmCheckoutPage),
  }),
};
