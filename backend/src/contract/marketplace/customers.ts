/** The people who bought from a vendor, as its orders know them, and those whom it brought in a file. */
import { z } from 'zod';
import { Day, LimitQuery, OffsetQuery, RowId, SearchQuery } from '../shared/schemas.js';
import { CHECKOUT_METHODS } from './checkout.js';
import { ORDER_STATUSES } from './order-status.js';

export const CUSTOMER_SORTS = ['last', 'spent', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** GET /api/vendor/customers?q=…: of name, email or phone; who ordered last comes first. */
export const CustomersQuery = z.object({
  q: SearchQuery,
  sort: z.enum(CUSTOMER_SORTS, 'Please choose how to sort.').default('last'),
  limit: LimitQuery(20),
  offset: OffsetQuery,
});
export type CustomersQuery = z.output<typeof CustomersQuery>;

/** GET /api/vendor/customers/export: all that the search finds, as CSV. */
export const CustomersExportQuery = CustomersQuery.pick({ q: true, sort: true });
export type CustomersExportQuery = z.output<typeof CustomersExportQuery>;

export const CustomerView = z.object({
  /** Of their first order from this vendor; null of those who are only in a file of its own. */
  id: z.number().nullable(),
  name: z.string(),
  /** Of their last order that has one; may be empty. */
  email: z.string(),
  phone: z.string(),
  /** Orders that were not canceled. */
  orders: z.number(),
  /** Dollars of this vendor's part of them, without what went back. */
  spent: z.number(),
  firstOrderOn: Day.nullable(),
  lastOrderOn: Day.nullable(),
  /** What the vendor's own files say of them; left out where they are in none. */
  imported: z.array(z.object({ id: z.number(), address: z.string(), note: z.string() })).optional(),
  /** What they bought most of. */
  bought: z.string().nullable(),
});
export type CustomerView = z.infer<typeof CustomerView>;

export const CustomerList = z.array(CustomerView);
export type CustomerList = z.infer<typeof CustomerList>;

/** Any order of theirs names them. */
export const CustomerParams = z.object({ id: RowId("We couldn't find this customer.") });
export type CustomerParams = z.infer<typeof CustomerParams>;

export const CustomerOrder = z.object({
  id: z.number(),
  orderNumber: z.string(),
  status: z.enum(ORDER_STATUSES),
  shippingMethod: z.enum(CHECKOUT_METHODS),
  total: z.number(),
  placedOn: Day,
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** GET /api/vendor/customers/{id} */
export const CustomerDetails = CustomerView.extend({
  /** The newest first, canceled ones as well; the last 100. */
  history: z.array(CustomerOrder),
  /** What they bought, most of all first. */
  products: z.array(z.object({ name: z.string(), quantity: z.number(), orders: z.number() })),
});
export type CustomerDetails = z.infer<typeof CustomerDetails>;
