import { todayIn, UTC } from '../../../platform/database/days.sql.js';
import { statement } from '../../../platform/database/statement.js';

/** Whose a product in the shop is; null where the vendor's account is gone. */
export const ownerOfListed = statement<{ ownerId: number | null }, [productId: number]>(`
  SELECT vendors.user_id AS "ownerId" FROM products JOIN vendors ON vendors.id = vendor_id
  WHERE products.id = $1 AND is_listed`);

/** From the product again: it may be gone by now, which is no failure. */
export const insertView = statement<
  Record<string, never>,
  [productId: number, day: string, visitor: string]
>(`
  INSERT INTO product_views (product_id, day, visitor) SELECT id, $2, $3 FROM products WHERE id = $1
  ON CONFLICT DO NOTHING`);

export const deleteOldViews = statement<Record<string, never>, [keptDays: number]>(
  `DELETE FROM product_views WHERE day < ${todayIn(UTC)} - $1::int`,
);
