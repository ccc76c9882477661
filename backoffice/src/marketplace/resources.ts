import { BookOpen, CreditCard, Landmark, Package, ShoppingBasket, Store, Undo2 } from 'lucide-react';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/resource';

export const marketplaceResources: readonly BackOfficeResource[] = [
  {
    name: 'vendors',
    label: 'Vendors',
    group: 'Marketplace',
    icon: Store,
    called: 'businessName',
    list: lazy(() => import('./vendors/vendor-list').then((module) => ({ default: module.VendorList }))),
    show: lazy(() => import('./vendors/vendor-page').then((module) => ({ default: module.VendorPage }))),
    edit: lazy(() => import('./vendors/vendor-edit').then((module) => ({ default: module.VendorEdit }))),
  },
  {
    name: 'orders',
    label: 'Orders',
    group: 'Marketplace',
    icon: ShoppingBasket,
    called: 'orderNumber',
    list: lazy(() => import('./orders/order-list').then((module) => ({ default: module.OrderList }))),
    show: lazy(() => import('./orders/order-page').then((module) => ({ default: module.OrderPage }))),
  },
  {
    name: 'fulfilments',
    label: 'Order parts',
    group: 'Marketplace',
    icon: Package,
    called: 'orderNumber',
    list: lazy(() =>
      import('./fulfilments/fulfilment-list').then((module) => ({ default: module.FulfilmentList })),
    ),
  },
  {
    name: 'payments',
    label: 'Payments',
    group: 'Marketplace',
    icon: CreditCard,
    called: 'orderNumber',
    list: lazy(() => import('./payments/payment-list').then((module) => ({ default: module.PaymentList }))),
  },
  {
    name: 'refunds',
    label: 'Refunds',
    group: 'Marketplace',
    icon: Undo2,
    called: ({ orderNumber }) => `Refund of ${String(orderNumber)}`,
    list: lazy(() => import('./refunds/refund-list').then((module) => ({ default: module.RefundList }))),
    show: lazy(() => import('./refunds/refund-page').then((module) => ({ default: module.RefundPage }))),
  },
  {
    name: 'ledger-entries',
    label: 'Ledger',
    group: 'Marketplace',
    icon: BookOpen,
    called: ({ id }) => `Entry ${id}`,
    list: lazy(() => import('./ledger/ledger-list').then((module) => ({ default: module.LedgerList }))),
  },
  {
    name: 'payouts',
    label: 'Payouts',
    group: 'Marketplace',
    icon: Landmark,
    called: ({ id }) => `Payout ${id}`,
    list: lazy(() => import('./payouts/payout-list').then((module) => ({ default: module.PayoutList }))),
    show: lazy(() => import('./payouts/payout-page').then((module) => ({ default: module.PayoutPage }))),
  },
];
