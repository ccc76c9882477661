import { z } from 'zod';
import { type Bind, custom, type Filter, hasText, textSearch } from '../../platform/admin/filters.sql.js';

/** What orders are found by, as their trigram index has it. @param alias of the table orders */
export const searchText = (alias: string) =>
  `(${['order_number', 'email', 'first_name', 'last_name', 'phone'].map((name) => `${alias}.${name}`).join(` || ' ' || `)})`;

export const anId = z.coerce.number().int().min(0).max(2_147_483_647);

/** @returns SQL for the ids of the orders with this text in number, e-mail address, name or phone number */
export const ordersLike = (text: string, bind: Bind): string =>
  `SELECT found.id FROM orders AS found WHERE ${hasText(searchText('found'), text, bind)}`;

/** Ids of providers hold an underscore, or are one long word; what people type of an order is neither. */
const isProviderId = (text: string) =>
  !/[@\s]/.test(text) && (text.includes('_') || /^[a-z\d]{14,}$/i.test(text));

/**
 * Rows of orders that have the text, or the row whose id at the provider it is.
 * @param rowsOf a condition by SQL for ids of orders
 */
export const orderOrProviderHas = (rowsOf: (orders: string) => string): Filter =>
  textSearch((text, bind) =>
    isProviderId(text) ? `t.provider_id = ${bind(text)}` : rowsOf(ordersLike(text, bind)),
  );

const Dollars = z.coerce.number().min(-1e7).max(1e7);
/**
 * An amount in cents is at least the dollars given. Compared as whole numbers, so that the column's index
 * serves.
 */
export const dollarsFrom = (column: string): Filter =>
  custom(Dollars, (amount, bind) => `${column} >= ${bind(Math.round(amount * 100))}::int`);
/** An amount in cents is at most the dollars given. */
export const dollarsTo = (column: string): Filter =>
  custom(Dollars, (amount, bind) => `${column} <= ${bind(Math.round(amount * 100))}::int`);

/** Cents as the contract's dollars. @param cents SQL of whole cents */
export const inDollars = (cents: string) => `(${cents} / 100.0)::float8`;
