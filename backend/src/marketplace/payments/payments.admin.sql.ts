import { NoBody, ReasonBody } from '../../contract/backoffice/admin.js';
import {
  AdminPayment,
  AdminRefund,
  GATEWAYS,
  PAYMENT_STATES,
  SENDING_STATES,
} from '../../contract/marketplace/admin/payments.admin.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, flag, idIs, oneOf, since, until } from '../../platform/admin/filters.sql.js';
import { dollarsFrom, dollarsTo, anId, inDollars, orderOrProviderHas } from '../tables/order-search.sql.js';

const ofOrder = (column: string) =>
  custom(anId, (id, bind) => `${column} IN (SELECT id FROM payments WHERE order_id = ${bind(id)}::int)`);

export const PAYMENT_ROWS = {
  name: 'payments',
  table: 'payments',
  row: AdminPayment,
  joins: 'LEFT JOIN orders AS orders ON orders.id = t.order_id',
  columns: {
    id: 't.id',
    orderId: 't.order_id',
    orderNumber: 'orders.order_number',
    memberId: 't.subscription_id',
    gateway: 't.gateway',
    status: 't.status',
    kind: 't.kind',
    amount: inDollars('t.amount'),
    authorized: inDollars('t.authorized'),
    authorizedUntil: 't.authorized_until',
    failure: 't.failure',
    refunded: inDollars('t.refunded'),
    providerId: 't.provider_id',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'createdAt', 'amount', 'status'],
  sortColumns: { amount: 't.amount' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: orderOrProviderHas((orders) => `t.order_id IN (${orders})`),
    orderId: ofOrder('t.id'),
    memberId: idIs('t.subscription_id'),
    gateway: oneOf('t.gateway', GATEWAYS),
    status: oneOf('t.status', PAYMENT_STATES),
    isRefunded: flag('t.refunded > 0'),
    amountFrom: dollarsFrom('t.amount'),
    amountTo: dollarsTo('t.amount'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

const REFUNDED_ITEMS = `(SELECT coalesce(json_agg(json_build_object('id', line.id, 'name', line.product_name,
    'quantity', item.quantity, 'restocked', item.restocked) ORDER BY line.id), '[]')
  FROM refund_items AS item JOIN order_items AS line ON line.id = item.order_item_id WHERE item.refund_id = t.id)`;

export const REFUND_ROWS = {
  name: 'refunds',
  table: 'refunds',
  row: AdminRefund,
  joins: `JOIN payments AS payment ON payment.id = t.payment_id LEFT JOIN orders AS orders ON orders.id = payment.order_id
    LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = t.fulfilment_id LEFT JOIN vendors AS vendor ON vendor.id = vendor_order.vendor_id`,
  columns: {
    id: 't.id',
    orderId: 'payment.order_id',
    orderNumber: 'orders.order_number',
    memberId: 'payment.subscription_id',
    vendorId: 'vendor_order.vendor_id',
    vendorName: 'vendor.business_name',
    paymentId: 't.payment_id',
    gateway: 'payment.gateway',
    status: 't.status',
    amount: inDollars('t.amount'),
    goods: inDollars('t.goods'),
    tax: inDollars('t.tax'),
    shipping: inDollars('t.shipping'),
    items: REFUNDED_ITEMS,
    reason: 't.reason',
    attempt: 't.attempt',
    failure: 't.failure',
    providerId: 't.provider_id',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'amount', 'status'],
  sortColumns: { amount: 't.amount' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: orderOrProviderHas(
      (orders) =>
        `t.payment_id IN (SELECT paid.id FROM payments AS paid WHERE paid.refunded > 0 AND paid.order_id IN (${orders}))`,
    ),
    orderId: ofOrder('t.payment_id'),
    vendorId: custom(
      anId,
      (id, bind) => `t.fulfilment_id IN (SELECT id FROM fulfilments WHERE vendor_id = ${bind(id)}::int)`,
    ),
    status: oneOf('t.status', SENDING_STATES),
    amountFrom: dollarsFrom('t.amount'),
    amountTo: dollarsTo('t.amount'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    retry: { body: NoBody },
    settle: { body: ReasonBody },
  },
} satisfies AdminResource;
