import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../accounts/users/users.service.js';
import type {
  OwnReview,
  ReviewQuery,
  ReviewRequest,
  ReviewView,
} from '../../contract/marketplace/reviews.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { authorName } from './author-name.rules.js';
import { countReview } from './count-review.js';
import { Review } from './review.entity.js';
import * as sql from './reviews.sql.js';

interface ReviewedProduct {
  id: number;
  vendorId: number;
  ownerId: number | null;
}

/**
 * What buyers think of what has reached them, one review for each product. The sums of products and vendors change in the same
 * transaction; reviews that staff have hidden do not count in them. The product's row is locked first, its vendor's after it.
 */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** @throws PRODUCT_NOT_FOUND for one that is not in the shop */
  async ofProduct(id: number, { limit, offset }: ReviewQuery): Promise<Page<ReviewView>> {
    const [product] = await this.dataSource.query<{ total: number }[]>(
      'SELECT rating_count AS total FROM products WHERE id = $1 AND is_listed',
      [id],
    );
    if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
    return this.page(sql.reviewsOfProduct, [id, limit, offset], product.total);
  }

  /** @throws VENDOR_NOT_FOUND for one that is not approved or not active */
  async ofVendor(id: number, { limit, offset }: ReviewQuery): Promise<Page<ReviewView>> {
    const [vendor] = await this.dataSource.query<{ total: number }[]>(
      'SELECT rating_count AS total FROM vendors WHERE id = $1 AND is_approved AND is_active',
      [id],
    );
    if (!vendor) throw new DomainError('VENDOR_NOT_FOUND');
    return this.page(sql.reviewsOfVendor, [id, limit, offset], vendor.total);
  }

  private async page(statement: string, values: number[], total: number): Promise<Page<ReviewView>> {
    const rows = await this.dataSource.query<sql.ReviewRow[]>(statement, values);
    return { items: rows.map(reviewView), total, isMore: false };
  }

  /** @throws PRODUCT_NOT_FOUND */
  mine(userId: number, productId: number): Promise<OwnReview> {
    return this.dataSource.transaction(async (tx) => {
      const product = await findProduct(tx, productId, '');
      const review = await readOwn(tx, userId, productId);
      return { canReview: review === null && (await purchaseOf(tx, userId, product)) !== null, review };
    });
  }

  /** @throws PRODUCT_NOT_FOUND, REVIEW_NOT_ALLOWED, REVIEW_EXISTS */
  create(userId: number, productId: number, { rating, comment }: ReviewRequest): Promise<OwnReview> {
    return this.dataSource.transaction(async (tx) => {
      const product = await findProduct(tx, productId, 'FOR UPDATE OF product');
      const orderId = await purchaseOf(tx, userId, product);
      if (orderId === null) throw new DomainError('REVIEW_NOT_ALLOWED');
      if (await tx.existsBy(Review, { userId, productId })) throw new DomainError('REVIEW_EXISTS');
      const contact = await this.users.contact(tx, userId);
      if (!contact) throw new DomainError('SIGN_IN_REQUIRED');
      const { vendorId } = product;
      await tx.insert(Review, {
        ...{ userId, productId, vendorId, orderId, rating, comment },
        authorName: authorName(contact),
      });
      await countReview(tx, product, rating, 1);
      return { canReview: false, review: await readOwn(tx, userId, productId) };
    });
  }

  /** @throws PRODUCT_NOT_FOUND, REVIEW_NOT_FOUND */
  update(userId: number, productId: number, { rating, comment }: ReviewRequest): Promise<OwnReview> {
    return this.dataSource.transaction(async (tx) => {
      const product = await findProduct(tx, productId, 'FOR UPDATE OF product');
      const before = await tx.findOneBy(Review, { userId, productId });
      if (!before) throw new DomainError('REVIEW_NOT_FOUND');
      await tx.update(Review, { id: before.id }, { rating, comment });
      if (!before.isHidden) await countReview(tx, product, rating - before.rating, 0);
      return { canReview: false, review: await readOwn(tx, userId, productId) };
    });
  }

  /** @throws PRODUCT_NOT_FOUND, REVIEW_NOT_FOUND */
  async remove(userId: number, productId: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const product = await findProduct(tx, productId, 'FOR UPDATE OF product');
      const before = await tx.findOneBy(Review, { userId, productId });
      if (!before) throw new DomainError('REVIEW_NOT_FOUND');
      await tx.delete(Review, { id: before.id });
      if (!before.isHidden) await countReview(tx, product, -before.rating, -1);
    });
  }
}

async function findProduct(
  tx: EntityManager,
  id: number,
  lock: '' | 'FOR UPDATE OF product',
): Promise<ReviewedProduct> {
  const [product] = await tx.query<ReviewedProduct[]>(
    `SELECT product.id, vendor.id AS "vendorId", vendor.user_id AS "ownerId"
     FROM products AS product JOIN vendors AS vendor ON vendor.id = product.vendor_id
     WHERE product.id = $1 AND product.deleted_at IS NULL ${lock}`,
    [id],
  );
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
  return product;
}

/** @returns the order that lets a person review a product; null without one, and for one's own products */
async function purchaseOf(
  tx: EntityManager,
  userId: number,
  product: ReviewedProduct,
): Promise<number | null> {
  if (product.ownerId === userId) return null;
  const [found] = await tx.query<{ orderId: number }[]>(sql.purchase, [userId, product.id]);
  return found?.orderId ?? null;
}

async function readOwn(tx: EntityManager, userId: number, productId: number): Promise<OwnReview['review']> {
  const [row] = await tx.query<sql.ReviewRow[]>(sql.ownReview, [userId, productId]);
  return row ? { ...reviewView(row), isHidden: row.isHidden } : null;
}

const reviewView = (row: sql.ReviewRow): ReviewView => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  authorName: row.authorName,
  product: row.productId === null ? null : { id: row.productId, name: row.productName ?? '' },
  createdAt: row.createdAt.toISOString(),
});
