import type { SavedKind } from '../../contract/marketplace/saved-keys.js';
import { isFarmShown } from '../../directory/tables/twins.sql.js';
import { type Statement, statement } from '../../platform/database/statement.js';
import { isPublic } from '../vendors/vendors.sql.js';

interface Subject {
  /** Saves it. Answers no row where it is saved already, is not shown, or the account has saved its most. */
  insert: Statement<{ id: number }, [userId: number, id: number, mostFavorites: number]>;
  state: Statement<{ isKept: boolean; isThere: boolean }, [userId: number, id: number]>;
}

const subject = (columns: string, values: string, from: string, isShown: string, saved: string): Subject => ({
  insert: statement(`
    INSERT INTO favorites (user_id, ${columns}) SELECT $1, ${values} FROM ${from}
    WHERE id = $2 AND ${isShown} AND (SELECT count(*) FROM favorites WHERE user_id = $1) < $3
    ON CONFLICT DO NOTHING RETURNING id`),
  state: statement(`
    SELECT EXISTS (SELECT 1 FROM favorites WHERE user_id = $1 AND ${saved}) AS "isKept",
      EXISTS (SELECT 1 FROM ${from} WHERE id = $2 AND ${isShown}) AS "isThere"`),
});

const own = (column: string, name: string, from: string, isShown: string) =>
  subject(`${column}, name`, `id, ${name}`, from, isShown, `${column} = $2`);
const byKey = (kind: SavedKind, name: string, from: string, isShown: string) =>
  subject('item_key, name', `'${kind}-' || id, ${name}`, from, isShown, `item_key = '${kind}-' || $2::int`);

export const favoritesOf: Readonly<Record<SavedKind, Subject>> = {
  product: own('product_id', 'name', 'products', 'is_listed'),
  vendor: own('vendor_id', 'business_name', 'vendors', isPublic),
  listing: byKey('listing', 'product_name', 'listings', 'is_available'),
  farm: byKey('farm', 'name', 'farms', isFarmShown()),
  place: byKey('place', 'name', 'places', 'hidden_at IS NULL'),
};

/** What is not shown now goes by the name it was saved under: nobody reads a draft's name. */
export const savedItems = statement<{ key: string; name: string; savedAt: Date }, [userId: number]>(`
  SELECT coalesce('product-' || product_id, 'vendor-' || vendor_id, item_key) AS key, created_at AS "savedAt",
    coalesce(
      (SELECT products.name FROM products WHERE id = product_id AND is_listed),
      (SELECT business_name FROM vendors WHERE id = vendor_id AND ${isPublic}),
      name, '') AS name
  FROM favorites WHERE user_id = $1 ORDER BY id DESC`);

/** What is saved already stays as it is; a product or vendor that never was is left out. */
export const mergeItems = statement<
  { id: number },
  [userId: number, kinds: readonly string[], ids: readonly number[], names: readonly string[]]
>(`
  INSERT INTO favorites (user_id, product_id, vendor_id, item_key, name)
  SELECT $1, CASE kind WHEN 'product' THEN given.id END, CASE kind WHEN 'vendor' THEN given.id END,
    CASE WHEN kind NOT IN ('product', 'vendor') THEN kind || '-' || given.id END,
    given.name
  FROM unnest($2::text[], $3::int[], $4::text[]) WITH ORDINALITY AS given (kind, id, name, position)
  WHERE CASE kind WHEN 'product' THEN EXISTS (SELECT 1 FROM products WHERE products.id = given.id)
    WHEN 'vendor' THEN EXISTS (SELECT 1 FROM vendors WHERE vendors.id = given.id) ELSE true END
  ORDER BY position
  ON CONFLICT DO NOTHING RETURNING id`);
