import { NoBody } from '../../contract/backoffice/admin.js';
import { AdminLedgerEntry, AdminPayout } from '../../contract/marketplace/admin/ledger.admin.js';
import { SENDING_STATES } from '../../contract/marketplace/admin/payments.admin.js';
import { LEDGER_KINDS } from '../../contract/marketplace/vendor-figures.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import { custom, idIs, oneOf, since, textIs, textSearch, until } from '../../platform/admin/filters.sql.js';
import { dollarsFrom, dollarsTo, anId, inDollars, ordersLike } from '../tables/order-search.sql.js';
import { dueOfPaid, paidFor, reversedOf } from './payout-parts.sql.js';

/** Whose share an advance is of. */
const memberOf = (entry: string) =>
  `(SELECT of.subscription_id FROM payments AS of WHERE of.id = ${entry}.payment_id)`;

export const LEDGER_ROWS = {
  name: 'ledger-entries',
  table: 'ledger_entries',
  row: AdminLedgerEntry,
  joins: `JOIN vendors AS vendor ON vendor.id = t.vendor_id
    LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = t.fulfilment_id LEFT JOIN orders AS orders ON orders.id = vendor_order.order_id`,
  columns: {
    id: 't.id',
    kind: 't.kind',
    amount: inDollars('t.amount'),
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    orderId: 'vendor_order.order_id',
    orderNumber: 'orders.order_number',
    memberId: memberOf('t'),
    refundId: 't.refund_id',
    payoutId: 't.payout_id',
    disputeId: 't.dispute_id',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'amount', 'kind'],
  sortColumns: { amount: 't.amount' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    vendorId: idIs('t.vendor_id'),
    orderId: custom(
      anId,
      (id, bind) => `t.fulfilment_id IN (SELECT id FROM fulfilments WHERE order_id = ${bind(id)}::int)`,
    ),
    q: textSearch(
      (text, bind) =>
        `t.fulfilment_id IN (SELECT own.id FROM fulfilments AS own WHERE own.order_id IN (${ordersLike(text, bind)}))`,
    ),
    refundId: idIs('t.refund_id'),
    payoutId: idIs('t.payout_id'),
    disputeId: idIs('t.dispute_id'),
    kind: oneOf('t.kind', LEDGER_KINDS),
    amountFrom: dollarsFrom('t.amount'),
    amountTo: dollarsTo('t.amount'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;

const VENDOR_ORDER = `LEFT JOIN ${paidFor('t')} AS paid ON true
  LEFT JOIN fulfilments AS vendor_order ON vendor_order.id = paid.id LEFT JOIN orders AS orders ON orders.id = vendor_order.order_id`;

export const PAYOUT_ROWS = {
  name: 'payouts',
  table: 'payouts',
  row: AdminPayout,
  joins: `JOIN vendors AS vendor ON vendor.id = t.vendor_id ${VENDOR_ORDER}`,
  columns: {
    id: 't.id',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    orderId: 'vendor_order.order_id',
    orderNumber: 'orders.order_number',
    memberId: memberOf('paid'),
    status: 't.status',
    amount: inDollars('t.amount'),
    reversed: inDollars(reversedOf('t')),
    due: inDollars(`(${dueOfPaid('paid')})`),
    providerId: 't.provider_id',
    createdAt: 't.created_at',
  },
  sorts: ['id', 'createdAt', 'amount', 'status'],
  sortColumns: { amount: 't.amount' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    vendorId: idIs('t.vendor_id'),
    status: oneOf('t.status', SENDING_STATES),
    providerId: textIs('t.provider_id'),
    amountFrom: dollarsFrom('t.amount'),
    amountTo: dollarsTo('t.amount'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    retry: { body: NoBody },
    reverse: { body: NoBody },
  },
} satisfies AdminResource;
