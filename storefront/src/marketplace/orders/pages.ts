import { page } from '../../lib/page/page';

/** Orders as their buyers see them. Nothing is loaded ahead: pages are rendered for nobody in particular. */
export const orderPages = {
  orders: page({
    path: '/orders',
    component: () => import('./orders-page').then((module) => module.OrdersPage),
  }),
  memberships: page({
    path: '/orders/shares',
    component: () => import('./shares/shares-page').then((module) => module.MembershipsPage),
  }),
  takeOver: page({
    path: '/orders/shares/take-over',
    component: () => import('./shares/take-over-page').then((module) => module.TakeOverPage),
  }),
  renewShare: page({
    path: '/orders/shares/renew',
    component: () => import('./shares/renew-page').then((module) => module.RenewPage),
  }),
  takeGift: page({
    path: '/orders/shares/gift',
    component: () => import('./shares/gift-page').then((module) => module.GiftPage),
  }),
  takePlace: page({
    path: '/orders/shares/place',
    component: () => import('./shares/place-page').then((module) => module.PlacePage),
  }),
  membership: page({
    path: '/orders/shares/:id',
    component: () => import('./shares/shares-page').then((module) => module.MembershipPage),
  }),
  sharePayment: page({
    path: '/orders/shares/:id/pay',
    component: () => import('./shares/share-pay-page').then((module) => module.SharePayPage),
  }),
  order: page({
    path: '/orders/:id',
    component: () => import('./order-page').then((module) => module.OrderPage),
  }),
  pay: page({
    path: '/orders/:id/pay',
    component: () => import('./payment/pay-page').then((module) => module.PayPage),
  }),
};
