import type { ProductCategory } from '../../contract/marketplace/shop.js';
import type { TaxClass } from '../../contract/marketplace/tax.js';
import { statement } from '../../platform/database/statement.js';

export const rulesOn = statement<
  { state: string; taxClass: TaxClass; basisPoints: number },
  [states: readonly string[], days: readonly string[]]
>(`
  SELECT rule.state, rule.tax_class AS "taxClass", ((rule.basis_points * 10 + rule.tenths + rule.local_rate) / 10.0)::float8 AS "basisPoints"
  FROM unnest($1::text[], $2::date[]) AS today (state, day)
  JOIN tax_rules AS rule ON rule.state = today.state
    AND rule.valid_from <= today.day AND (rule.valid_to IS NULL OR rule.valid_to >= today.day)`);

export const listedKinds = statement<
  { category: ProductCategory; ownTaxClass: TaxClass | null; state: string; isSent: boolean },
  []
>(`
  SELECT DISTINCT product.category, product.tax_class AS "ownTaxClass", vendor.state,
    CASE WHEN product.shipping_methods = '{}' THEN vendor.shipping_methods ELSE product.shipping_methods END
      && ARRAY['local_delivery', 'regional_shipping', 'nationwide_shipping'] AS "isSent"
  FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE product.is_listed`);

/** Sums of cents are float8. */
export const soldWithoutRule = statement<
  {
    state: string;
    taxClass: TaxClass;
    lines: number;
    products: number;
    lastSoldAt: Date;
  },
  []
>(`
  SELECT tax_state AS state, tax_class AS "taxClass", count(*)::int AS lines,
    sum(total_price - discount)::float8 AS products, max(created_at) AS "lastSoldAt"
  FROM order_items WHERE tax_basis_points IS NULL AND tax_state IS NOT NULL
  GROUP BY tax_state, tax_class ORDER BY max(created_at) DESC, tax_state, tax_class`);
