/** SQL: `own` (id, product_id, variant_id, made_to_order, quantity) and what was in its boxes. */
export const withPartsSold = `SELECT product_id, variant_id, made_to_order, quantity FROM own
    UNION ALL SELECT part.product_id, part.variant_id, part.made_to_order, own.quantity * part.quantity
    FROM order_item_parts AS part JOIN own ON own.id = part.order_item_id`;

/** SQL: null where none was said. @param line its row @param product that of its product */
export const lastDayOfLine = (line: string, product: string): string =>
  `least(${product}.expiration_date, (SELECT min(good.expiration_date)
    FROM order_item_parts AS part JOIN products AS good ON good.id = part.product_id WHERE part.order_item_id = ${line}.id))`;
