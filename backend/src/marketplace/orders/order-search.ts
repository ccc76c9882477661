import { z } from 'zod';
import { custom, type Filter } from '../../platform/admin/filters.js';

/** What orders are found by, as their trigram index has it. @param alias of the table orders */
export const searchText = (alias: string) =>
  `(${['order_number', 'email', 'first_name', 'last_name', 'phone'].map((name) => `${alias}.${name}`).join(` || ' ' || `)})`;

/** What people type into a search field. */
export const aWord = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text.replaceAll('\0', ''));
export const anId = z.coerce.number().int().min(0).max(2_147_483_647);

type Bind = (value: unknown) => string;

/** @returns SQL for the ids of the orders with this text in number, e-mail address, name or phone number */
export const ordersLike = (text: string, bind: Bind): string =>
  `SELECT found.id FROM orders AS found WHERE ${searchText('found')} ILIKE ${bind(`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`)}`;

/**
 * Rows of orders that have the text, or rows whose id at the provider it is.
 * @param table whose rows are narrowed
 * @param rowsOf SQL for their ids by SQL for ids of orders
 */
export const orderOrProviderHas = (table: string, rowsOf: (orders: string) => string): Filter =>
  custom(
    aWord,
    (text, bind) =>
      `t.id IN (${rowsOf(ordersLike(text, bind))} UNION SELECT other.id FROM ${table} AS other WHERE other.provider_id = ${bind(text)})`,
  );

/** Cents as the contract's dollars. @param cents SQL of whole cents */
export const inDollars = (cents: string) => `(${cents} / 100.0)::float8`;
