import { statement } from '../../../../platform/database/statement.js';
import type { KnownCustomer } from './customer-rows.rules.js';

type NoRow = Record<string, never>;

export const knownCustomers = statement<KnownCustomer, [vendorId: number]>(`
  SELECT id, key, name, email, phone, address, note FROM imported_customers WHERE vendor_id = $1 ORDER BY id`);

/** As JSON: key and texts of each. Answers whom it brought. */
export const insertCustomers = statement<
  { id: number },
  [vendorId: number, importId: number, customers: string]
>(`
  INSERT INTO imported_customers (vendor_id, import_id, key, name, email, phone, address, note)
  SELECT $1, $2, key, name, email, phone, address, note FROM jsonb_to_recordset($3::jsonb)
    AS one (key text, name text, email text, phone text, address text, note text)
  RETURNING id`);

/** As JSON: id and texts of each. */
export const updateCustomers = statement<NoRow, [vendorId: number, importId: number, customers: string]>(`
  UPDATE imported_customers AS own SET import_id = $2::int, name = one.name, email = one.email, phone = one.phone,
    address = one.address, note = one.note
  FROM jsonb_to_recordset($3::jsonb) AS one (id int, name text, email text, phone text, address text, note text)
  WHERE own.id = one.id AND own.vendor_id = $1`);

/** As JSON: id and texts of each, and the import that wrote them, which can be undone next. */
export const restoreCustomers = statement<NoRow, [vendorId: number, customers: string]>(`
  UPDATE imported_customers AS own SET name = one.name, email = one.email, phone = one.phone, address = one.address,
    note = one.note, import_id = (SELECT id FROM customer_imports WHERE id = one."importId" AND vendor_id = $1)
  FROM jsonb_to_recordset($2::jsonb)
    AS one (id int, name text, email text, phone text, address text, note text, "importId" int)
  WHERE own.id = one.id AND own.vendor_id = $1`);

/** Imports of a vendor that can be undone, the newest first, without whom they brought. */
export const undoableCustomerImports = statement<
  { id: number; importedAt: Date; created: number; updated: number },
  [vendorId: number, after: Date]
>(`
  SELECT import.id, import.created_at AS "importedAt", count(*) FILTER (WHERE one -> 'before' = 'null')::int AS created,
    count(*) FILTER (WHERE one -> 'before' <> 'null')::int AS updated
  FROM customer_imports AS import CROSS JOIN jsonb_array_elements(import.customers) AS one
  WHERE import.vendor_id = $1 AND import.created_at > $2 GROUP BY import.id ORDER BY import.id DESC`);

/** Of a person whose email is confirmed. */
export const importedOfPerson = statement<
  { business: string; name: string; email: string; phone: string; address: string; note: string },
  [userId: number]
>(`
  SELECT vendor.business_name AS business, own.name, own.email, own.phone, own.address, own.note
  FROM users JOIN imported_customers AS own ON lower(own.email) = lower(users.email)
  JOIN vendors AS vendor ON vendor.id = own.vendor_id
  WHERE users.id = $1 AND users.email_confirmed_at IS NOT NULL ORDER BY own.id`);

export const importedOfVendors = statement<
  { name: string; email: string; phone: string; address: string; note: string },
  [userId: number]
>(`
  SELECT own.name, own.email, own.phone, own.address, own.note
  FROM vendors AS vendor JOIN imported_customers AS own ON own.vendor_id = vendor.id
  WHERE vendor.user_id = $1 ORDER BY own.id`);

/** Of the person, and of the person's own business. What imports still know of them goes, too. */
export const eraseImported = statement<NoRow, [userId: number]>(`
  WITH person AS (SELECT CASE WHEN email_confirmed_at IS NOT NULL THEN lower(email) END AS email FROM users WHERE id = $1),
  gone AS (DELETE FROM imported_customers AS own
    WHERE lower(own.email) = (SELECT email FROM person) OR own.vendor_id IN (SELECT id FROM vendors WHERE user_id = $1)
    RETURNING own.id),
  own_imports AS (DELETE FROM customer_imports WHERE vendor_id IN (SELECT id FROM vendors WHERE user_id = $1))
  UPDATE customer_imports AS import SET customers = (
    SELECT coalesce(jsonb_agg(one ORDER BY at), '[]')
    FROM jsonb_array_elements(import.customers) WITH ORDINALITY AS had (one, at)
    WHERE lower(one -> 'before' ->> 'email') IS DISTINCT FROM (SELECT email FROM person))
  WHERE import.vendor_id NOT IN (SELECT id FROM vendors WHERE user_id = $1) AND EXISTS (
    SELECT 1 FROM jsonb_array_elements(import.customers) AS one
    WHERE lower(one -> 'before' ->> 'email') = (SELECT email FROM person))`);
