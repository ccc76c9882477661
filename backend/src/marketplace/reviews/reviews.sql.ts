import { statement } from '../../platform/database/statement.js';

export interface ReviewedProduct {
  id: number;
  vendorId: number;
  ownerId: number | null;
  /** Its vendor has deleted it; what was written of it is still shown with the vendor. */
  isGone: boolean;
}

const product = (lock: string) =>
  statement<ReviewedProduct, [productId: number]>(`
  SELECT product.id, vendor.id AS "vendorId", vendor.user_id AS "ownerId",
    product.deleted_at IS NOT NULL AS "isGone"
  FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
  WHERE product.id = $1 ${lock}`);

export const readProduct = product('');
export const lockProduct = product('FOR UPDATE OF product');

export const purchase = statement<{ orderId: number }, [userId: number, productId: number]>(`
  SELECT orders.id AS "orderId" FROM order_items AS item
  JOIN fulfilments AS vendor_order ON vendor_order.id = item.fulfilment_id JOIN orders ON orders.id = item.order_id
  WHERE item.product_id = $2 AND orders.user_id = $1 AND vendor_order.status IN ('shipped', 'delivered')
  ORDER BY orders.id DESC LIMIT 1`);

const shown = (isNamed: string) => `
  SELECT review.id, review.rating, review.comment, review.author_name AS "authorName", review.is_hidden AS "isHidden",
    review.created_at AS "createdAt", product.id AS "productId", product.name AS "productName",
    CASE WHEN NOT review.is_reply_hidden THEN review.reply END AS reply, review.replied_at AS "repliedAt",
    vendor.business_name AS "businessName"
  FROM reviews AS review LEFT JOIN vendors AS vendor ON vendor.id = review.vendor_id
  LEFT JOIN products AS product ON product.id = review.product_id AND ${isNamed}`;

export interface ReviewRow {
  id: number;
  rating: number;
  comment: string | null;
  authorName: string;
  isHidden: boolean;
  createdAt: Date;
  productId: number | null;
  productName: string | null;
  /** Null where staff have hidden it. */
  reply: string | null;
  repliedAt: Date | null;
  businessName: string | null;
}

export type ReviewPage = [subjectId: number, limit: number, offset: number];
const list = (of: 'product_id' | 'vendor_id') =>
  statement<ReviewRow, ReviewPage>(
    `${shown('product.is_listed')} WHERE review.${of} = $1 AND NOT review.is_hidden ORDER BY review.id DESC LIMIT $2 OFFSET $3`,
  );

export const reviewsOfProduct = list('product_id');
export const reviewsOfVendor = list('vendor_id');
export const ownReview = statement<ReviewRow, [userId: number, productId: number]>(
  `${shown('product.deleted_at IS NULL')} WHERE review.user_id = $1 AND review.product_id = $2`,
);

type Sums = [id: number, moreStars: number, moreReviews: number];
const addTo = (table: 'products' | 'vendors') =>
  statement<Record<string, never>, Sums>(
    `UPDATE ${table} SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1`,
  );
export const addToProduct = addTo('products');
export const addToVendor = addTo('vendors');
