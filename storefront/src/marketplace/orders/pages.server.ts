import type { ServerPages } from '../../lib/page.server';
import type { orderPages } from './pages';

export const orderServerPages: ServerPages<typeof orderPages> = {
  orders: { module: 'src/marketplace/orders/orders-page.tsx' },
  order: { module: 'src/marketplace/orders/order-page.tsx' },
  pay: { module: 'src/marketplace/orders/pay-page.tsx' },
};
