import { statement } from '../../platform/database/statement.js';

export const figures = [
  'UPDATE order_items SET unit = products.unit FROM products WHERE products.id = product_id',
  `UPDATE ledger_entries SET created_at = vendor_order.created_at + interval '1 hour'
   FROM fulfilments AS vendor_order WHERE vendor_order.id = fulfilment_id`,
  `UPDATE products SET sold_count = sold.quantity
   FROM (SELECT product_id, sum(quantity)::int AS quantity FROM order_items GROUP BY 1) AS sold
   WHERE products.id = sold.product_id`,
  `UPDATE products SET rating_sum = found.sum, rating_count = found.count
   FROM (SELECT product_id, sum(rating)::int AS sum, count(*)::int AS count FROM reviews GROUP BY 1) AS found
   WHERE products.id = found.product_id`,
  `UPDATE vendors SET rating_sum = found.sum, rating_count = found.count
   FROM (SELECT vendor_id, sum(rating)::int AS sum, count(*)::int AS count FROM reviews GROUP BY 1) AS found
   WHERE vendors.id = found.vendor_id`,
].map((text) => statement(text));

/** A second review of a product by one person is left out. */
export const insertReview = statement<
  Record<string, never>,
  [
    userId: number | null,
    vendorId: number,
    productId: number,
    orderId: number,
    rating: number,
    comment: string | null,
    authorName: string,
    createdAt: Date,
  ]
>(`
  INSERT INTO reviews (user_id, vendor_id, product_id, order_id, rating, comment, author_name, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`);
