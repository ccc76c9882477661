import { z } from 'zod';
import { wholeCents } from '../../contract/shared/money.js';
import { type Bind, custom, type Filter, hasText, textSearch } from '../../platform/admin/filters.sql.js';

/** What orders are found by, as their trigram index has it. @param alias of the table orders */
export const searchText = (alias: string) =>
  `(${['order_number', 'email', 'first_name', 'last_name', 'phone'].map((name) => `${alias}.${name}`).join(` || ' ' || `)})`;

export const anId = z.coerce.number().int().min(0).max(2_147_483_647);

export const ordersLike = (text: string, bind: Bind): string =>
  `SELECT found.id FROM orders AS found WHERE ${hasText(searchText('found'), text, bind)}`;

/** Ids of providers hold an underscore, or are one long word; what people type of an order is neither. */
const isProviderId = (text: string) =>
  !/[@\s]/.test(text) && (text.includes('_') || /^[a-z\d]{14,}$/i.test(text));

export const orderOrProviderHas = (rowsOf: (orders: string) => string): Filter =>
  textSearch((text, bind) =>
    isProviderId(text) ? `t.provider_id = ${bind(text)}` : rowsOf(ordersLike(text, bind)),
  );

const Dollars = z.coerce.number().min(-1e7).max(1e7);
/** Compared as whole numbers, so that the column's index serves. */
export const dollarsFrom = (column: string): Filter =>
  custom(Dollars, (amount, bind) => `${column} >= ${bind(wholeCents(amount))}::int`);
export const dollarsTo = (column: string): Filter =>
  custom(Dollars, (amount, bind) => `${column} <= ${bind(wholeCents(amount))}::int`);

export const inDollars = (cents: string) => `(${cents} / 100.0)::float8`;
