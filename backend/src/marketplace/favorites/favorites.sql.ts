import { statement } from '../../platform/database/statement.js';
import { isPublic } from '../vendors/vendors.sql.js';

/** @param from the table with what is kept @param isShown whether everybody sees a row of it */
const subject = (column: 'product_id' | 'vendor_id', from: string, isShown: string) => ({
  /** Answers no row where it is kept already, is not shown, or the person keeps as much as is allowed. */
  insert: statement<{ id: number }, [userId: number, id: number, mostFavorites: number]>(`
    INSERT INTO favorites (user_id, ${column}) SELECT $1, id FROM ${from}
    WHERE id = $2 AND ${isShown} AND (SELECT count(*) FROM favorites WHERE user_id = $1) < $3
    ON CONFLICT DO NOTHING RETURNING id`),
  state: statement<{ isKept: boolean; isThere: boolean }, [userId: number, id: number]>(`
    SELECT EXISTS (SELECT 1 FROM favorites WHERE user_id = $1 AND ${column} = $2) AS "isKept",
      EXISTS (SELECT 1 FROM ${from} WHERE id = $2 AND ${isShown}) AS "isThere"`),
});

/** What can be kept. */
export const favoritesOf = {
  products: subject('product_id', 'products', 'is_listed'),
  vendors: subject('vendor_id', 'vendors', isPublic),
};
