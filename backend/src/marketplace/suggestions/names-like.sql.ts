import { statement } from '../../platform/database/statement.js';

/** `%`, `_` and `\\` of the pattern are escaped; `plain` is the text as it is. */
export const vendorsLike = statement<
  { id: number; name: string; city: string; state: string },
  [pattern: string, plain: string, limit: number]
>(`
  SELECT id, business_name AS name, city, state FROM vendors
  WHERE (plain_name(business_name) LIKE $1 || '%' OR plain_name(business_name) LIKE '% ' || $1 || '%')
    AND is_approved AND is_active
  ORDER BY starts_with(plain_name(business_name), $2) DESC, rating_count DESC, business_name, id LIMIT $3::int`);

/** The query is a text search such as 'green:*A', the text is in small letters. */
export const productsLike = statement<{ name: string }, [query: string, text: string, limit: number]>(`
    SELECT name FROM (
      SELECT name, sold_count FROM products WHERE is_listed AND search @@ (SELECT to_tsquery('farmgate', $1)) LIMIT 1000) AS found
    GROUP BY name
    ORDER BY starts_with(lower(name), $2) DESC, sum(sold_count) DESC, name LIMIT $3::int`);
