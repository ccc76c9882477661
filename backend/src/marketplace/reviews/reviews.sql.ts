/** $1 account, $2 product. The newest order that brought the product to the person. */
export const purchase = `
  SELECT orders.id AS "orderId" FROM order_items AS item
  JOIN fulfilments AS share ON share.id = item.fulfilment_id JOIN orders ON orders.id = item.order_id
  WHERE item.product_id = $2 AND orders.user_id = $1 AND share.status IN ('shipped', 'delivered')
  ORDER BY orders.id DESC LIMIT 1`;

/** @param isNamed which products are named: the public's are those in the shop */
const shown = (isNamed: string) => `
  SELECT review.id, review.rating, review.comment, review.author_name AS "authorName", review.is_hidden AS "isHidden",
    review.created_at AS "createdAt", product.id AS "productId", product.name AS "productName"
  FROM reviews AS review LEFT JOIN products AS product ON product.id = review.product_id AND ${isNamed}`;

export interface ReviewRow {
  id: number;
  rating: number;
  comment: string | null;
  authorName: string;
  isHidden: boolean;
  createdAt: Date;
  productId: number | null;
  productName: string | null;
}

const list = (of: 'product_id' | 'vendor_id') =>
  `${shown('product.is_listed')} WHERE review.${of} = $1 AND NOT is_hidden ORDER BY review.id DESC LIMIT $2 OFFSET $3`;

/** $1 product, $2 limit, $3 offset. */
export const reviewsOfProduct = list('product_id');
/** $1 vendor, $2 limit, $3 offset. */
export const reviewsOfVendor = list('vendor_id');
/** $1 account, $2 product. */
export const ownReview = `${shown('product.deleted_at IS NULL')} WHERE review.user_id = $1 AND review.product_id = $2`;

/** Adds to the sums of a product and then its vendor. $1 product, $2 stars more, $3 reviews more. */
export const addToProduct = `UPDATE products SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1`;
/** The same. $1 vendor. */
export const addToVendor = `UPDATE vendors SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1`;
