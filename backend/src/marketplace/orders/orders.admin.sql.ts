import { z } from 'zod';
import {
  AdminOrder,
  AdminOrderRow,
  CancelOrderBody,
  MoveVendorOrderBody,
  OrderNoteBody,
  ResendMailBody,
} from '../../contract/marketplace/admin/orders.admin.js';
import { AdminVendorOrderRow } from '../../contract/marketplace/admin/vendor-orders.admin.js';
import { CHECKOUT_METHODS, PAYMENT_METHODS } from '../../contract/marketplace/checkout.js';
import { ORDER_STATUSES } from '../../contract/marketplace/order-status.js';
import { PAYMENT_STATUSES } from '../../contract/marketplace/payment-status.js';
import { dayIn } from '../../contract/shared/calendar/date-format.js';
import type { AdminResource } from '../../platform/admin/admin-resource.js';
import {
  contains,
  custom,
  hasText,
  idIs,
  oneOf,
  since,
  textIs,
  textSearch,
  until,
} from '../../platform/admin/filters.sql.js';
import {
  dollarsFrom,
  dollarsTo,
  anId,
  inDollars,
  ordersLike,
  searchText,
} from '../tables/order-search.sql.js';

const REFUNDED = '(SELECT coalesce(sum(paid.refunded), 0) FROM payments AS paid WHERE paid.order_id = t.id)';
const REFUNDED_ORDERS = 'SELECT paid.order_id FROM payments AS paid WHERE paid.refunded > 0';

/** A vendor has not confirmed a part for a day; an array, so that the few are found first. */
const UNCONFIRMED = `t.id = ANY(ARRAY(SELECT own.order_id FROM fulfilments AS own
    WHERE own.status = 'pending' AND own.created_at < now() - interval '1 day' ORDER BY own.id LIMIT 5000))
  AND t.payment_status NOT IN ('held', 'abandoned')`;

export const ORDER_ROWS = {
  name: 'orders',
  table: 'orders',
  row: AdminOrderRow,
  record: AdminOrder,
  joins: 'LEFT JOIN users AS account ON account.id = t.user_id',
  columns: {
    id: 't.id',
    orderNumber: 't.order_number',
    customerName: `t.first_name || ' ' || t.last_name`,
    email: 't.email',
    userId: 't.user_id',
    username: 'account.username',
    vendors: `ARRAY(SELECT seller.business_name FROM fulfilments AS own JOIN vendors AS seller ON seller.id = own.vendor_id
      WHERE own.order_id = t.id ORDER BY own.id)`,
    itemCount:
      '(SELECT coalesce(sum(line.quantity), 0)::int FROM order_items AS line WHERE line.order_id = t.id)',
    status: 't.status',
    paymentStatus: 't.payment_status',
    paymentMethod: 't.payment_method',
    shippingMethod: 't.shipping_method',
    subtotal: inDollars('t.subtotal'),
    discount: inDollars('t.discount'),
    tax: inDollars('t.tax'),
    shipping: inDollars('t.shipping'),
    total: inDollars('t.total'),
    refunded: inDollars(REFUNDED),
    isDemonstration: 't.is_demonstration',
    phone: 't.phone',
    shippingAddress: 't.shipping_address',
    shippingCity: 't.shipping_city',
    shippingState: 't.shipping_state',
    shippingZipCode: 't.shipping_zip_code',
    instructions: 't.notes',
    heldUntil: 't.held_until',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'createdAt', 'orderNumber', 'customerName', 'total', 'status', 'paymentStatus'],
  sortColumns: { total: 't.total', customerName: 't.last_name' },
  defaultSort: ['createdAt', 'DESC'],
  found: {
    title: (row) => row['orderNumber'],
    details: (row, zone) => [
      ...[row['customerName'], row['email']],
      dayIn(zone, new Date(String(row['createdAt']))),
    ],
  },
  waits: {
    where: UNCONFIRMED,
    title: `'Order ' || t.order_number`,
    detail: `'Not confirmed by ' || (SELECT string_agg(seller.business_name, ', ' ORDER BY own.id) FROM fulfilments AS own
      JOIN vendors AS seller ON seller.id = own.vendor_id WHERE own.order_id = t.id AND own.status = 'pending')`,
    since: 't.created_at',
  },
  filters: {
    q: contains(searchText('t')),
    orderNumber: textIs('t.order_number'),
    // By the index of the search, and then exactly.
    email: textSearch(
      (text, bind) => `${hasText(searchText('t'), text, bind)} AND lower(t.email) = lower(${bind(text)})`,
    ),
    status: oneOf('t.status', ORDER_STATUSES),
    paymentStatus: oneOf('t.payment_status', PAYMENT_STATUSES),
    paymentMethod: oneOf('t.payment_method', PAYMENT_METHODS),
    shippingMethod: oneOf('t.shipping_method', CHECKOUT_METHODS),
    vendorId: custom(
      anId,
      (id, bind) =>
        `t.id IN (SELECT own.order_id FROM fulfilments AS own WHERE own.vendor_id = ${bind(id)}::int)`,
    ),
    userId: idIs('t.user_id'),
    // An array, so that the few are sorted: walked by its order, a list can have all at its end.
    hasRefund: custom(z.boolean(), (isWanted) =>
      isWanted ? `t.id = ANY(ARRAY(${REFUNDED_ORDERS}))` : `t.id NOT IN (${REFUNDED_ORDERS})`,
    ),
    totalFrom: dollarsFrom('t.total'),
    totalTo: dollarsTo('t.total'),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
  actions: {
    move: { body: MoveVendorOrderBody },
    cancel: { body: CancelOrderBody },
    resendMail: { body: ResendMailBody },
    note: { body: OrderNoteBody },
  },
} satisfies AdminResource;

export const VENDOR_ORDER_ROWS = {
  name: 'fulfilments',
  table: 'fulfilments',
  row: AdminVendorOrderRow,
  joins: 'JOIN orders AS orders ON orders.id = t.order_id JOIN vendors AS vendor ON vendor.id = t.vendor_id',
  columns: {
    id: 't.id',
    orderId: 't.order_id',
    orderNumber: 'orders.order_number',
    vendorId: 't.vendor_id',
    vendorName: 'vendor.business_name',
    customerName: `orders.first_name || ' ' || orders.last_name`,
    status: 't.status',
    paymentStatus: 'orders.payment_status',
    shippingMethod: 'coalesce(t.method, orders.shipping_method)',
    subtotal: inDollars('t.subtotal'),
    discount: inDollars('t.discount'),
    tax: inDollars('t.tax'),
    shipping: inDollars('t.shipping'),
    total: inDollars('t.total'),
    commission: inDollars('t.commission'),
    refunded: inDollars(
      '(SELECT coalesce(sum(back.amount), 0) FROM refunds AS back WHERE back.fulfilment_id = t.id)',
    ),
    carrier: 't.carrier',
    trackingNumber: 't.tracking_number',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  sorts: ['id', 'createdAt', 'total', 'status'],
  sortColumns: { total: 't.total' },
  defaultSort: ['createdAt', 'DESC'],
  filters: {
    q: textSearch((text, bind) => `t.order_id IN (${ordersLike(text, bind)})`),
    orderId: idIs('t.order_id'),
    vendorId: idIs('t.vendor_id'),
    windowId: idIs('t.window_id'),
    status: oneOf('t.status', ORDER_STATUSES),
    createdSince: since('t.created_at'),
    createdUntil: until('t.created_at'),
  },
} satisfies AdminResource;
