import type { ServerPages } from '../../lib/page/page.server';
import type { orderPages } from './pages';

export const orderServerPages: ServerPages<typeof orderPages> = {
  orders: { module: 'src/marketplace/orders/orders-page.tsx', isPersonal: true },
  memberships: { module: 'src/marketplace/orders/shares/shares-page.tsx', isPersonal: true },
  takeOver: { module: 'src/marketplace/orders/shares/take-over-page.tsx', isPersonal: true },
  renewShare: { module: 'src/marketplace/orders/shares/renew-page.tsx', isPersonal: true },
  takeGift: { module: 'src/marketplace/orders/shares/gift-page.tsx', isPersonal: true },
  takePlace: { module: 'src/marketplace/orders/shares/place-page.tsx', isPersonal: true },
  membership: { module: 'src/marketplace/orders/shares/shares-page.tsx', isPersonal: true },
  sharePayment: { module: 'src/marketplace/orders/shares/share-pay-page.tsx', isPersonal: true },
  order: { module: 'src/marketplace/orders/order-page.tsx', isPersonal: true },
  pay: { module: 'src/marketplace/orders/payment/pay-page.tsx', isPersonal: true },
};
