import { statement } from '../../platform/database/statement.js';

export const newestOfCategories = statement<
  { category: string; changedAt: Date },
  [categories: readonly string[]]
>(`
  SELECT category, newest.created_at AS "changedAt" FROM unnest($1::text[]) AS category CROSS JOIN LATERAL
    (SELECT created_at FROM products WHERE is_listed AND products.category = category.category
     ORDER BY created_at DESC, id DESC LIMIT 1) AS newest`);
