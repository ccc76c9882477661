import type { ServerPages } from '../../lib/page/page.server';
import type { cartPages } from './pages';

export const cartServerPages: ServerPages<typeof cartPages> = {
  cart: { module: 'src/marketplace/cart/cart-page.tsx', isPersonal: true },
  confirmCheckout: {
    module: 'src/marketplace/cart/checkout/confirm/confirm-checkout-page.tsx',
    isPersonal: true,
  },
  checkout: { module: 'src/marketplace/cart/checkout/checkout-page.tsx', isPersonal: true },
};
