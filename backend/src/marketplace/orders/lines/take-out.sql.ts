import { statement } from '../../../platform/database/statement.js';

/** Of what is not weighed yet, packages above go, and what its buyer agreed to was for more. */
export const lowerLines = statement<
  Record<string, never>,
  [
    lineIds: readonly number[],
    quantities: readonly number[],
    totals: readonly number[],
    discounts: readonly number[],
    taxes: readonly number[],
    restocked: readonly number[],
    grams: readonly (number | null)[],
    packages: readonly (string | null)[],
  ]
>(`
  WITH asked AS (SELECT * FROM unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::int[], $8::jsonb[])
      AS asked (id, quantity, total_price, discount, tax, restocked, grams, packages)),
  gone AS (DELETE FROM order_items USING asked WHERE order_items.id = asked.id AND asked.quantity = 0),
  unweighed AS (DELETE FROM weighings USING asked, order_items AS line
    WHERE weighings.order_item_id = asked.id AND line.id = asked.id AND asked.quantity > 0 AND line.grams IS NULL
      AND (weighings.package > asked.quantity OR (line.by_weight ->> 'inSteps')::boolean))
  UPDATE order_items SET quantity = asked.quantity, total_price = asked.total_price, discount = asked.discount,
    tax = asked.tax, restocked = asked.restocked, grams = asked.grams, packages = asked.packages,
    asked_price = NULL,
    agreed_price = CASE WHEN asked.grams IS NULL THEN NULL ELSE agreed_price END
  FROM asked WHERE order_items.id = asked.id AND asked.quantity > 0`);

export const setTaxes = statement<
  Record<string, never>,
  [lineIds: readonly number[], taxes: readonly number[]]
>(`
  UPDATE order_items SET tax = asked.tax
  FROM unnest($1::int[], $2::int[]) AS asked (id, tax)
  WHERE order_items.id = asked.id AND order_items.tax <> asked.tax`);
