import type {
  AdminPickupSchedule,
  AdminPickupWindow,
} from '@farmgate/backend/contract/marketplace/admin/pickups.admin';
import type { AdminTaxRule } from '@farmgate/backend/contract/marketplace/admin/tax-rules.admin';
import { usualText } from '@farmgate/backend/contract/marketplace/pickup/usual-words';
import { lazy } from 'react';
import type { BackOfficeResource } from '../kit/record/resource';
import { windowName } from './pickups/pickup-words';
import { ruleName } from './tax-rules/tax-words';

export const marketplaceResources: readonly BackOfficeResource[] = [
  {
    name: 'vendors',
    label: 'Vendors',
    section: 'Vendors',
    called: 'businessName',
    list: lazy(() => import('./vendors/vendor-list').then((module) => ({ default: module.VendorList }))),
    show: lazy(() => import('./vendors/vendor-page').then((module) => ({ default: module.VendorPage }))),
    edit: lazy(() => import('./vendors/vendor-edit').then((module) => ({ default: module.VendorEdit }))),
  },
  {
    name: 'products',
    label: 'Products',
    section: 'Products',
    called: 'name',
    list: lazy(() => import('./products/product-list').then((module) => ({ default: module.ProductList }))),
    show: lazy(() => import('./products/product-page').then((module) => ({ default: module.ProductPage }))),
    edit: lazy(() => import('./products/product-edit').then((module) => ({ default: module.ProductEdit }))),
  },
  {
    name: 'dated-stock',
    label: 'Stock by date',
    section: 'Products',
    called: ({ productName }) => String(productName),
    list: lazy(() =>
      import('./products/dated-stock-list').then((module) => ({ default: module.DatedStockList })),
    ),
  },
  {
    name: 'discount-codes',
    label: 'Discount codes',
    section: 'Products',
    called: 'code',
    list: lazy(() =>
      import('./discount-codes/discount-code-list').then((module) => ({ default: module.DiscountCodeList })),
    ),
    show: lazy(() =>
      import('./discount-codes/discount-code-page').then((module) => ({ default: module.DiscountCodePage })),
    ),
  },
  {
    name: 'orders',
    label: 'Orders',
    section: 'Orders',
    called: 'orderNumber',
    list: lazy(() => import('./orders/order-list').then((module) => ({ default: module.OrderList }))),
    show: lazy(() => import('./orders/order-page').then((module) => ({ default: module.OrderPage }))),
  },
  {
    name: 'fulfilments',
    label: 'Vendor orders',
    section: 'Orders',
    called: 'orderNumber',
    list: lazy(() =>
      import('./vendor-orders/vendor-order-list').then((module) => ({ default: module.VendorOrderList })),
    ),
  },
  {
    name: 'pickup-windows',
    label: 'Pickup days',
    section: 'Orders',
    called: (day) => windowName(day as unknown as AdminPickupWindow),
    list: lazy(() =>
      import('./pickups/window-list').then((module) => ({ default: module.PickupWindowList })),
    ),
    show: lazy(() =>
      import('./pickups/window-page').then((module) => ({ default: module.PickupWindowPage })),
    ),
  },
  {
    name: 'pickup-sites',
    label: 'Pickup sites',
    section: 'Orders',
    called: 'name',
    list: lazy(() => import('./pickups/site-list').then((module) => ({ default: module.PickupSiteList }))),
    show: lazy(() => import('./pickups/site-page').then((module) => ({ default: module.PickupSitePage }))),
  },
  {
    name: 'delivery-zones',
    label: 'Delivery zones',
    section: 'Orders',
    called: 'name',
    list: lazy(() => import('./pickups/zone-list').then((module) => ({ default: module.DeliveryZoneList }))),
    show: lazy(() => import('./pickups/zone-page').then((module) => ({ default: module.DeliveryZonePage }))),
  },
  {
    name: 'pickup-schedules',
    label: 'Pickup schedules',
    section: 'Orders',
    called: (rule) => usualText(rule as unknown as AdminPickupSchedule),
    list: lazy(() =>
      import('./pickups/schedule-list').then((module) => ({ default: module.PickupScheduleList })),
    ),
    show: lazy(() =>
      import('./pickups/schedule-page').then((module) => ({ default: module.PickupSchedulePage })),
    ),
  },
  {
    name: 'payments',
    label: 'Payments',
    section: 'Money',
    called: 'orderNumber',
    list: lazy(() => import('./payments/payment-list').then((module) => ({ default: module.PaymentList }))),
  },
  {
    name: 'refunds',
    label: 'Refunds',
    section: 'Money',
    called: ({ orderNumber }) => `Refund of ${String(orderNumber)}`,
    list: lazy(() => import('./refunds/refund-list').then((module) => ({ default: module.RefundList }))),
    show: lazy(() => import('./refunds/refund-page').then((module) => ({ default: module.RefundPage }))),
  },
  {
    name: 'disputes',
    label: 'Disputes',
    section: 'Money',
    called: ({ orderNumber }) => `Dispute of ${String(orderNumber)}`,
    list: lazy(() => import('./disputes/dispute-list').then((module) => ({ default: module.DisputeList }))),
    show: lazy(() => import('./disputes/dispute-page').then((module) => ({ default: module.DisputePage }))),
  },
  {
    name: 'ledger-entries',
    label: 'Ledger',
    section: 'Money',
    called: ({ id }) => `Entry ${id}`,
    list: lazy(() => import('./ledger/ledger-list').then((module) => ({ default: module.LedgerList }))),
  },
  {
    name: 'payouts',
    label: 'Payouts',
    section: 'Money',
    called: ({ id }) => `Payout ${id}`,
    list: lazy(() => import('./payouts/payout-list').then((module) => ({ default: module.PayoutList }))),
    show: lazy(() => import('./payouts/payout-page').then((module) => ({ default: module.PayoutPage }))),
  },
  {
    name: 'tax-rules',
    label: 'Tax rules',
    section: 'Money',
    called: (rule) => ruleName(rule as unknown as AdminTaxRule),
    list: lazy(() => import('./tax-rules/tax-rule-list').then((module) => ({ default: module.TaxRuleList }))),
    show: lazy(() => import('./tax-rules/tax-rule-page').then((module) => ({ default: module.TaxRulePage }))),
    edit: lazy(() => import('./tax-rules/tax-rule-edit').then((module) => ({ default: module.TaxRuleEdit }))),
    create: lazy(() =>
      import('./tax-rules/tax-rule-create').then((module) => ({ default: module.TaxRuleCreate })),
    ),
  },
  {
    name: 'reviews',
    label: 'Reviews',
    section: 'Vendors',
    called: ({ authorName }) => `Review of ${String(authorName)}`,
    list: lazy(() => import('./reviews/review-list').then((module) => ({ default: module.ReviewList }))),
    show: lazy(() => import('./reviews/review-page').then((module) => ({ default: module.ReviewPage }))),
  },
  {
    name: 'favorites',
    label: 'Favorites',
    section: 'Products',
    called: 'name',
    list: lazy(() =>
      import('./favorites/favorite-list').then((module) => ({ default: module.FavoriteList })),
    ),
  },
  {
    name: 'shares',
    label: 'CSA shares',
    section: 'Orders',
    called: 'name',
    list: lazy(() => import('./shares/share-list').then((module) => ({ default: module.ShareList }))),
    show: lazy(() => import('./shares/share-page').then((module) => ({ default: module.SharePage }))),
  },
  {
    name: 'share-members',
    label: 'CSA members',
    section: 'Orders',
    called: 'name',
    list: lazy(() => import('./shares/member-list').then((module) => ({ default: module.ShareMemberList }))),
    show: lazy(() => import('./shares/member-page').then((module) => ({ default: module.ShareMemberPage }))),
  },
  {
    name: 'share-boxes',
    label: 'CSA boxes',
    section: 'Orders',
    called: ({ memberName }) => `Box of ${String(memberName)}`,
    list: lazy(() => import('./shares/box-list').then((module) => ({ default: module.ShareBoxList }))),
  },
  {
    name: 'member-entries',
    label: 'CSA accounts',
    section: 'Orders',
    called: ({ id }) => `Entry ${id}`,
    list: lazy(() => import('./shares/entry-list').then((module) => ({ default: module.MemberEntryList }))),
  },
  {
    name: 'credit-purchases',
    label: 'Farm credit sold',
    section: 'Orders',
    called: ({ memberName }) => `Farm credit of ${String(memberName)}`,
    list: lazy(() =>
      import('./shares/purchase-list').then((module) => ({ default: module.CreditPurchaseList })),
    ),
  },
  {
    name: 'share-waits',
    label: 'CSA waiting lists',
    section: 'Orders',
    called: 'name',
    list: lazy(() => import('./shares/wait-list').then((module) => ({ default: module.ShareWaitList }))),
  },
  {
    name: 'share-renewals',
    label: 'CSA renewals',
    section: 'Orders',
    called: 'name',
    list: lazy(() =>
      import('./shares/renewal-list').then((module) => ({ default: module.ShareRenewalList })),
    ),
  },
];
