import { z } from 'zod';
import { BUSINESS_ROLES } from '../accounts/business-roles.js';
import { UNITS } from '../directory/categories.js';
import { DayHoursView } from '../directory/places.js';
import { GivenDay, LimitQuery, OffsetQuery, OptionalZipQuery, RowId, Timestamp } from '../shared/schemas.js';
import { optionalText } from '../shared/texts.js';
import { CASH_ROUNDINGS } from './cash/cash-rounding.js';
import { CHECKOUT_METHODS, PAYMENT_METHODS } from './checkout.js';
import { OrderDepositView } from './deposits/deposit-fields.js';
import { EVENT_ACTORS, ORDER_STATUSES } from './order-status.js';
import { PackedView } from './packed.js';
import { PAYMENT_STATUSES } from './payment-status.js';
import { HandoverView } from './pickup/handover.js';
import { OrderChange } from './pickup/order-change-kinds.js';
import { UNCOLLECTED } from './pickup/uncollected.js';
import { ReceivedView } from './received.js';
import { PRODUCT_CATEGORIES } from './shop.js';
import { ShortOfCrop } from './short-crops.js';
import { ShortRowView, VendorShortRow } from './short-rows.js';
import { SoldPartView } from './sold-parts.js';
import { LineWeightView } from './weight/weight-fields.js';

const optionalId = z.preprocess(
  (value) => (value === '' ? undefined : value),
  RowId('The vendor could not be found.').optional(),
);

/** GET /api/cart/delivery: how the cart can reach an address, and how it can be paid. */
export const DeliveryQuery = z.object({
  state: z.preprocess((value) => (value === '' ? undefined : value), z.string().max(2).optional()),
  zipCode: OptionalZipQuery,
  vendorId: optionalId,
});
export type DeliveryQuery = z.infer<typeof DeliveryQuery>;

export const DeliveryView = z.object({
  options: z.array(
    z.object({
      method: z.enum(CHECKOUT_METHODS),
      /** Why the order cannot reach its buyer this way, in a sentence; null when it can. */
      reason: z.string().nullable(),
    }),
  ),
  /** Vendors whose pickup is over 50 miles from the ZIP code, the farthest first: the screen asks once. */
  farPickups: z.array(
    z.object({
      vendorId: z.number(),
      vendorName: z.string(),
      city: z.string(),
      state: z.string(),
      /** Whole miles. */
      miles: z.number(),
    }),
  ),
  paymentMethods: z.array(z.enum(PAYMENT_METHODS)),
  /** Vendors that round what is due in cash; left out where none does. */
  cashRoundings: z.array(z.object({ vendorId: z.number(), rounding: z.enum(CASH_ROUNDINGS) })).optional(),
  /**
   * What is weighed first and handed over more than so many days from now isn't held with these: they are
   * saved, and charged then.
   */
  savedAfterDays: z.object({ credit_card: z.number(), paypal: z.number() }).partial(),
  /** The states that orders can be sent to, by two letters. */
  states: z.array(z.string()),
  /**
   * While tax goes by rules: what each product of the cart is taxed at, in hundredths of a percent (with
   * one decimal at most), null where no rule says. A way has no rates until it is known where to. Null
   * while the flat rate holds.
   */
  taxes: z
    .array(
      z.object({
        method: z.enum(CHECKOUT_METHODS),
        rates: z.array(z.object({ productId: z.number(), basisPoints: z.number().nullable() })).nullable(),
      }),
    )
    .nullable(),
  /** No card is charged: there is no payment provider. */
  isTestPayments: z.boolean(),
});
export type DeliveryView = z.infer<typeof DeliveryView>;

/** The header of POST /api/orders: the same key twice is the same order. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;

export const OrderParams = z.object({ id: RowId('The order could not be found.') });
export type OrderParams = z.infer<typeof OrderParams>;

/** PUT /api/orders/{id}/vendors/{vendorId}/status: staff move a vendor order. */
export const VendorOrderParams = OrderParams.extend({ vendorId: RowId('The vendor could not be found.') });
export type VendorOrderParams = z.infer<typeof VendorOrderParams>;

/** GET /api/orders/{id}?key=…: the key of the link in the confirmation mail. */
export const OrderKeyQuery = z.object({ key: z.string().max(100).optional() });

/** POST /api/orders/{id}/confirm */
export const ConfirmOrderRequest = z.strictObject({ key: z.string().max(100) });
export type ConfirmOrderRequest = z.output<typeof ConfirmOrderRequest>;

/** A line's photo, or what is drawn where its product has none. */
const LinePicture = z.object({
  category: z.enum(PRODUCT_CATEGORIES),
  imageUrl: z.string().nullable(),
});

export const OrderLineView = z.object({
  id: z.number(),
  productId: z.number(),
  /** The option that was chosen, which the name ends with; left out where there was none. */
  variantId: z.number().optional(),
  name: z.string(),
  unit: z.enum(UNITS),
  quantity: z.number(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  createdAt: Timestamp,
  /** How many of them were refunded. */
  refunded: z.number(),
  /** For its vendor: how many more are short of a crop, to be refunded; left out where none are. */
  short: z.number().optional(),
  /** How it was sold by weight; left out for what is sold each. */
  weight: LineWeightView.optional(),
  /** Its buyer takes something similar where it runs short; left out otherwise. */
  allowSubstitute: z.literal(true).optional(),
  /** How many of the refunded ones were swapped for something similar; left out otherwise. */
  swapped: z.number().optional(),
  /** It came instead of something that ran short; left out otherwise. */
  isSubstitute: z.literal(true).optional(),
  /** What is in each of them, as it was sold; left out for what is no box. */
  parts: z.array(SoldPartView).optional(),
  /** What its product looks like now, for its buyer; left out otherwise. */
  picture: LinePicture.optional(),
});
export type OrderLineView = z.infer<typeof OrderLineView>;

export const OrderEventView = z.object({
  status: z.enum(ORDER_STATUSES),
  actor: z.enum(EVENT_ACTORS),
  note: z.string().nullable(),
  at: Timestamp,
});

/** A step as the vendor's people see it. */
export const VendorOrderEvent = OrderEventView.extend({
  /** Who of the vendor's people did it, in what role; no name where the account is erased. */
  by: z.object({ name: z.string().nullable(), role: z.enum(BUSINESS_ROLES) }).nullable(),
});

/** What was changed of a vendor order between its steps. */
export const OrderChangeView = OrderEventView.omit({ status: true }).extend({ change: OrderChange });
export type OrderChangeView = z.infer<typeof OrderChangeView>;
export const VendorOrderChange = OrderChangeView.extend({ by: VendorOrderEvent.shape.by });

/** Where a buyer picks a vendor order up: what only the buyer, that vendor and staff may know of a vendor. */
export const PickupPlace = z.object({
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  /** The ZIP code's center. */
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string().nullable(),
  /** By weekday; empty where they are not known. */
  hours: z.array(DayHoursView),
});
export type PickupPlace = z.infer<typeof PickupPlace>;

/** What it costs at most since its buyer said yes to more; left out otherwise, and once it is weighed. */
const AgreedTotals = z.object({
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
});

/** What its buyer is adding to a vendor order: it is paid first, and has its stock and room until then. */
const AddingView = z.object({
  /** That it is paid and given up by. */
  orderId: z.number(),
  items: z.array(z.object({ name: z.string(), quantity: z.number() })),
  total: z.number(),
  heldUntil: Timestamp,
  /** Where to pay; null where the payment is to be begun. */
  url: z.string().nullable(),
});

/** A vendor order, as the buyer sees it. */
export const VendorOrderForBuyer = z.object({
  id: z.number(),
  /** Where the vendor's days begin: an IANA name. */
  timeZone: z.string(),
  vendor: z.object({
    id: z.number(),
    businessName: z.string(),
    city: z.string(),
    state: z.string(),
    pickupNote: z.string().nullable(),
  }),
  /**
   * Of an order that is picked up, once the vendor has it: null before it is paid or confirmed, and where
   * it was canceled.
   */
  pickup: PickupPlace.nullable(),
  /** How it reaches its buyer; left out where that is the way of the whole order. */
  method: z.enum(CHECKOUT_METHODS).optional(),
  /** Left out where no day, site or zone was chosen. */
  handover: HandoverView.optional(),
  status: z.enum(ORDER_STATUSES),
  items: z.array(OrderLineView),
  subtotal: z.number(),
  discount: z.number(),
  /** The code that the discount came from; left out where there was none. */
  discountCode: z.string().optional(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  agreed: AgreedTotals.optional(),
  /** What of the total went back to the buyer. */
  refunded: z.number(),
  /** Whether whoever reads it is its buyer and may cancel it alone. */
  canCancel: z.boolean(),
  /** Whether whoever reads it is its buyer and may change its day, items and collector; only with a day. */
  canChange: z.boolean().optional(),
  /** For its buyer alone; left out where nothing is being added. */
  adding: AddingView.optional(),
  /** What becomes of it where it is not picked up; left out where its vendor set no rule. */
  uncollected: z.enum(UNCOLLECTED).optional(),
  /** How what is due in cash is rounded; left out where it isn't. */
  cashRounding: z.enum(CASH_ROUNDINGS).optional(),
  /** What its vendor took for it before or at its pickup; left out while the vendor said nothing. */
  received: ReceivedView.pick({ by: true, amount: true }).optional(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  events: z.array(OrderEventView),
  /** Left out where nothing was changed. */
  changes: z.array(OrderChangeView).optional(),
  /** What its vendor did not have; left out where nothing is missing. */
  short: z.array(ShortRowView).optional(),
});

export type VendorOrderForBuyer = z.infer<typeof VendorOrderForBuyer>;

/** What a buyer has and did not review yet; left out where nothing. */
const ToReview = z.array(z.object({ productId: z.number(), name: z.string() }));

/** GET /api/orders/{id}. Money is dollars with two places. */
export const OrderView = z.object({
  id: z.number(),
  /** The order that it adds to, and is part of once it is paid; left out for any other. */
  addsTo: z.object({ id: z.number(), orderNumber: z.string() }).optional(),
  /** Of a call about what is added to this order: whether that is part of it now. Left out otherwise. */
  addition: z.enum(['added', 'waiting', 'given-up']).optional(),
  /** Who ordered, for the buyer and for staff alone; null for a guest. */
  userId: z.number().nullable(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** The provider's name for the payment, for the buyer and for staff alone. */
  paymentIntentId: z.string().nullable(),
  /** Where to pay, while a payment runs. */
  payment: z
    .object({
      gateway: z.enum(['test', 'stripe', 'paypal']),
      heldUntil: Timestamp,
      url: z.string().nullable(),
    })
    .nullable(),
  /**
   * Until when its buyer has to confirm it by the link in the email; null where that is done, or not needed.
   */
  confirmBy: Timestamp.nullable(),
  shippingMethod: z.enum(CHECKOUT_METHODS),
  subtotal: z.number(),
  discount: z.number(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  agreed: AgreedTotals.optional(),
  /** Nothing is held: what it is paid with is saved, and charged once all is weighed. */
  isSaved: z.literal(true).optional(),
  refunded: z.number(),
  /** Left out where all of it is paid at once. */
  deposit: OrderDepositView.optional(),
  /** Whether whoever reads it is its buyer and may cancel all that is left of it. */
  canCancel: z.boolean(),
  /** Whether it was taxed at the flat rate, not by rules. */
  isFlatTax: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Empty, as the other three, where a buyer who picks the order up gave no address. */
  shippingAddress: z.string(),
  shippingCity: z.string(),
  shippingState: z.string(),
  shippingZipCode: z.string(),
  notes: z.string().nullable(),
  fulfilments: z.array(VendorOrderForBuyer),
  toReview: ToReview.optional(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type OrderView = z.infer<typeof OrderView>;

/** A line of GET /api/orders, one's own orders. */
export const OrderListItem = z.object({
  id: z.number(),
  userId: z.number().nullable(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentIntentId: z.string().nullable(),
  total: z.number(),
  /** Something is still to be weighed: the total is the most. Left out otherwise. */
  isAtMost: z.literal(true).optional(),
  itemCount: z.number(),
  vendors: z.array(z.string()),
  /** What was bought, in order: the lines that the total is of. */
  items: z.array(OrderLineView.pick({ productId: true, name: true, quantity: true, picture: true })),
  toReview: ToReview.optional(),
  createdAt: Timestamp,
  /** Where its day began, as an IANA name: of its first vendor. */
  timeZone: z.string(),
});
export type OrderListItem = z.infer<typeof OrderListItem>;
export const OrderList = z.array(OrderListItem);
export type OrderList = z.infer<typeof OrderList>;
export const OrderListQuery = z.object({ limit: LimitQuery(20), offset: OffsetQuery });
export type OrderListQuery = z.infer<typeof OrderListQuery>;

/** GET /api/vendor/orders. `id` is the order's; everything else is the vendor order of it. */
export const VendorOrderView = z.object({
  id: z.number(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  customerName: z.string(),
  /** The farm entered it itself; left out otherwise. Email and phone may be empty then. */
  isEntered: z.literal(true).optional(),
  email: z.string(),
  phone: z.string(),
  shippingMethod: z.enum(CHECKOUT_METHODS),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /**
   * Until when its buyer has to confirm it by the link in the email, unless the vendor does; null where that
   * is done, or not needed.
   */
  confirmBy: Timestamp.nullable(),
  /** Empty, as the other three, where the buyer comes to the vendor: nobody needs to know where they live. */
  shippingAddress: z.string(),
  shippingCity: z.string(),
  shippingState: z.string(),
  shippingZipCode: z.string(),
  notes: z.string().nullable(),
  /** Left out where no day, site or zone was chosen. */
  handover: HandoverView.optional(),
  items: z.array(OrderLineView),
  /** Of what is paid in two parts: whether the balance is paid, and dollars that are kept if it never was. */
  deposit: z.object({ balanceOn: GivenDay().nullable(), isPaid: z.boolean(), kept: z.number() }).optional(),
  /** Dollars that the customer of an order that the farm entered is still to pay ahead; left out for none. */
  depositToTake: z.number().optional(),
  itemCount: z.number(),
  subtotal: z.number(),
  discount: z.number(),
  /** The code that the discount came from; left out where there was none. */
  discountCode: z.string().optional(),
  tax: z.number(),
  shipping: z.number(),
  total: z.number(),
  /** What of the total went back to the buyer. */
  refunded: z.number(),
  /** What of the total a dispute has taken; less again when it is won. */
  disputed: z.number(),
  /** Of the goods that were neither refunded nor disputed. */
  commission: z.number(),
  /** What is left for the vendor: the total less refunds, disputes and commission; 0 of a canceled order. */
  youReceive: z.number(),
  /** How what is due in cash is rounded; left out where it isn't. */
  cashRounding: z.enum(CASH_ROUNDINGS).optional(),
  /** How its money was received, of what is paid at its pickup; left out while nobody said so. */
  received: ReceivedView.optional(),
  /** What of it is short of crops; left out where nothing is. */
  shortCrops: z.array(ShortOfCrop).optional(),
  /** Left out where it isn't packed. */
  packed: PackedView.optional(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  events: z.array(VendorOrderEvent),
  /** Left out where nothing was changed. */
  changes: z.array(VendorOrderChange).optional(),
  /** Left out where nothing is missing. */
  short: z.array(VendorShortRow).optional(),
  createdAt: Timestamp,
  /** Where the vendor's days begin: an IANA name. */
  timeZone: z.string(),
});
export type VendorOrderView = z.infer<typeof VendorOrderView>;
export const VendorOrderList = z.array(VendorOrderView);
export type VendorOrderList = z.infer<typeof VendorOrderList>;

/** The newest first, or what is to be handed over by its day: the next one first, then what has no day. */
export const VENDOR_ORDER_SORTS = ['placed', 'pickup'] as const;
export type VendorOrderSort = (typeof VENDOR_ORDER_SORTS)[number];

/** GET /api/vendor/orders */
export const VendorOrderQuery = z.object({
  status: z.preprocess(
    (value) => (value === '' || value === 'all' ? undefined : value),
    z.enum(ORDER_STATUSES).optional(),
  ),
  from: z.preprocess((value) => (value === '' ? undefined : value), GivenDay().optional()),
  to: z.preprocess((value) => (value === '' ? undefined : value), GivenDay().optional()),
  /** The day of its pickup or delivery. */
  pickupOn: z.preprocess((value) => (value === '' ? undefined : value), GivenDay().optional()),
  sort: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(VENDOR_ORDER_SORTS, 'Please sort by placed or pickup.').default('placed'),
  ),
  limit: LimitQuery(50),
  offset: OffsetQuery,
});
export type VendorOrderQuery = z.infer<typeof VendorOrderQuery>;

/**
 * GET /api/vendor/orders/export: the same orders as CSV, all of them, a row a line. What is of a whole order
 * stands in its first row. Days are days where the vendor is.
 */
export const VendorOrderExportQuery = VendorOrderQuery.pick({
  ...{ status: true, from: true, to: true, pickupOn: true },
});
export type VendorOrderExportQuery = z.infer<typeof VendorOrderExportQuery>;

/** How many orders are confirmed at once. */
export const MAX_CONFIRMED = 100;

/** POST /api/vendor/orders/confirm: each by itself. */
export const ConfirmOrdersRequest = z.strictObject({
  ids: z
    .array(z.number().int().positive().max(999_999_999))
    .min(1, 'Please choose an order.')
    .max(MAX_CONFIRMED, `Please choose at most ${MAX_CONFIRMED} orders.`),
});
export type ConfirmOrdersRequest = z.output<typeof ConfirmOrdersRequest>;

export const ConfirmedOrders = z.object({
  confirmed: z.array(z.number()),
  /** What stays as it was, and why. */
  left: z.array(z.object({ id: z.number(), message: z.string() })),
});
export type ConfirmedOrders = z.infer<typeof ConfirmedOrders>;

/** PUT /api/orders/{id}/status: the vendor's own vendor order. */
export const OrderStatusRequest = z.strictObject({
  status: z.enum(ORDER_STATUSES, 'Please choose a status from the list.'),
  carrier: optionalText(60),
  trackingNumber: optionalText(100),
  note: optionalText(500),
});
export type OrderStatusRequest = z.output<typeof OrderStatusRequest>;

/** POST /api/orders/{id}/cancel: the buyer cancels all that is left, or one vendor's part. */
export const CancelOwnOrderRequest = z.strictObject({
  vendorId: z.number().int().positive().max(999_999_999).optional(),
  /** The vendors read it. */
  reason: optionalText(500),
});
export type CancelOwnOrderRequest = z.output<typeof CancelOwnOrderRequest>;

/** POST /api/orders/{id}/test-payment: what the buyer chose on the page of the built-in gateway. */
export const TestPaymentRequest = z.strictObject({ outcome: z.enum(['paid', 'declined']) });
export type TestPaymentRequest = z.output<typeof TestPaymentRequest>;
