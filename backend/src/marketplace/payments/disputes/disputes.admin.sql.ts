import { AdminDispute, DISPUTE_STATES } from '../../../contract/marketplace/admin/disputes.admin.js';
import type { AdminResource } from '../../../platform/admin/admin-resource.js';
import { custom, flag, oneOf, since, textIs, until } from '../../../platform/admin/filters.sql.js';
import {
  anId,
  dollarsFrom,
  dollarsTo,
  inDollars,
  orderOrProviderHas,
} from '../../tables/order-search.sql.js';

const TAKEN = `(SELECT coalesce(json_agg(json_build_object('id', lost.id, 'name', lost.name, 'taken', lost.taken / 100.0)
    ORDER BY lost.id), '[]')
  FROM (SELECT vendor.id, vendor.business_name AS name, sum(part.goods + part.tax + part.shipping) AS taken
    FROM dispute_parts AS part JOIN fulfilments AS vendor_order ON vendor_order.id = part.fulfilment_id
    JOIN vendors AS vendor ON vendor.id = vendor_order.vendor_id WHERE part.dispute_id = t.id GROUP BY vendor.id) AS lost)`;

export const DISPUTE_ROWS = {
  name: 'disputes',
  table: 'disputes',
  row: AdminDispute,
  joins: `JOIN payments AS payment ON payment.id = t.payment_id LEFT JOIN orders AS orders ON orders.id = payment.order_id`,
  columns: {
    id: 't.id',
    orderId: 'payment.order_id',
    orderNumber: 'orders.order_number',
    memberId: 'payment.subscription_id',
    paymentId: 't.payment_id',
    status: 't.status',
    reason: 't.reason',
    amount: inDollars('t.amount'),
    withdrawn: inDollars('t.withdrawn'),
    vendors: TAKEN,
    dueBy: 't.due_by',
    providerId: 't.provider_id',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'createdAt', 'amount', 'status'],
  sortColumns: { amount: 't.amount' },
  defaultSort: ['id', 'DESC'],
  filters: {
    q: orderOrProviderHas(
      (orders) => `t.payment_id IN (SELECT paid.id FROM payments AS paid WHERE paid.order_id IN (${orders}))`,
    ),
    orderId: custom(
      anId,
      (id, bind) => `t.payment_id IN (SELECT id FROM payments WHERE order_id = ${bind(id)}::int)`,
    ),
    vendorId: custom(
      anId,
      (id, bind) => `t.payment_id IN (SELECT paid.id FROM payments AS paid
        JOIN fulfilments AS vendor_order ON vendor_order.order_id = paid.order_id WHERE vendor_order.vendor_id = ${bind(id)}::int)`,
    ),
    status: oneOf('t.status', DISPUTE_STATES),
    needsAnswer: flag(`t.status IN ('needs_response', 'warning_needs_response')`),
    providerId: textIs('t.provider_id'),
    amountFrom: dollarsFrom('t.amount'),
    amountTo: dollarsTo('t.amount'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;
