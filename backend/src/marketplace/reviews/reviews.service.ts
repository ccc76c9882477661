import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UsersService } from '../../accounts/users/users.service.js';
import type {
  OwnReview,
  ReviewQuery,
  ReviewRequest,
  ReviewView,
} from '../../contract/marketplace/reviews.js';
import { fetchRows, type Statement } from '../../platform/database/statement.js';
import type { Page } from '../../platform/http/answers/paging.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { Product } from '../tables/product.entity.js';
import { Review } from '../tables/review.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { authorName } from './author-name.rules.js';
import { countReview } from './count-review.js';
import * as sql from './reviews.sql.js';

/** Sums change in the same transaction. The product's row is locked first, then its vendor's. */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** @throws PRODUCT_NOT_FOUND for one that is not in the shop */
  async ofProduct(id: number, { limit, offset }: ReviewQuery): Promise<Page<ReviewView>> {
    const product = await this.dataSource.manager.findOne(Product, {
      select: { id: true, ratingCount: true },
      where: { id, isListed: true },
    });
    if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
    return this.page(sql.reviewsOfProduct, [id, limit, offset], product.ratingCount);
  }

  /** @throws VENDOR_NOT_FOUND for one that is not approved or not active */
  async ofVendor(id: number, { limit, offset }: ReviewQuery): Promise<Page<ReviewView>> {
    const vendor = await this.dataSource.manager.findOne(Vendor, {
      select: { id: true, ratingCount: true },
      where: { id, isApproved: true, isActive: true },
    });
    if (!vendor) throw new DomainError('VENDOR_NOT_FOUND');
    return this.page(sql.reviewsOfVendor, [id, limit, offset], vendor.ratingCount);
  }

  private async page(
    statement: Statement<sql.ReviewRow, sql.ReviewPage>,
    values: sql.ReviewPage,
    total: number,
  ): Promise<Page<ReviewView>> {
    const rows = await fetchRows(this.dataSource, statement, values);
    return { items: rows.map(reviewView), total, isMore: false };
  }

  /** @throws PRODUCT_NOT_FOUND */
  mine(userId: number, productId: number): Promise<OwnReview> {
    return this.dataSource.transaction(async (tx) => {
      const product = await findProduct(tx, productId);
      const review = await readOwn(tx, userId, productId);
      if (review) return { canReview: false, review };
      refuseGone(product);
      return { canReview: (await purchaseOf(tx, userId, product)) !== null, review };
    });
  }

  /** @throws PRODUCT_NOT_FOUND, REVIEW_NOT_ALLOWED, REVIEW_EXISTS */
  create(userId: number, productId: number, { rating, comment }: ReviewRequest): Promise<OwnReview> {
    return this.dataSource.transaction(async (tx) => {
      const product = await findProduct(tx, productId, sql.lockProduct);
      refuseGone(product);
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
      const product = await findProduct(tx, productId, sql.lockProduct);
      const before = await tx.findOneBy(Review, { userId, productId });
      if (!before) refuseGone(product);
      if (!before) throw new DomainError('REVIEW_NOT_FOUND');
      await tx.update(Review, { id: before.id }, { rating, comment });
      if (!before.isHidden) await countReview(tx, product, rating - before.rating, 0);
      return { canReview: false, review: await readOwn(tx, userId, productId) };
    });
  }

  /** @throws PRODUCT_NOT_FOUND, REVIEW_NOT_FOUND */
  async remove(userId: number, productId: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const product = await findProduct(tx, productId, sql.lockProduct);
      const before = await tx.findOneBy(Review, { userId, productId });
      if (!before) refuseGone(product);
      if (!before) throw new DomainError('REVIEW_NOT_FOUND');
      await tx.delete(Review, { id: before.id });
      if (!before.isHidden) await countReview(tx, product, -before.rating, -1);
    });
  }
}

async function findProduct(
  tx: EntityManager,
  id: number,
  statement = sql.readProduct,
): Promise<sql.ReviewedProduct> {
  const [product] = await fetchRows(tx, statement, [id]);
  if (!product) throw new DomainError('PRODUCT_NOT_FOUND');
  return product;
}

/** @throws PRODUCT_NOT_FOUND; only who wrote about it before may still change that */
function refuseGone({ isGone }: sql.ReviewedProduct): void {
  if (isGone) throw new DomainError('PRODUCT_NOT_FOUND');
}

/** @returns the order that lets a person review a product; null without one, and for one's own products */
async function purchaseOf(
  tx: EntityManager,
  userId: number,
  product: sql.ReviewedProduct,
): Promise<number | null> {
  if (product.ownerId === userId) return null;
  const [found] = await fetchRows(tx, sql.purchase, [userId, product.id]);
  return found?.orderId ?? null;
}

async function readOwn(tx: EntityManager, userId: number, productId: number): Promise<OwnReview['review']> {
  const [row] = await fetchRows(tx, sql.ownReview, [userId, productId]);
  return row ? { ...reviewView(row), isHidden: row.isHidden } : null;
}

const reviewView = (row: sql.ReviewRow): ReviewView => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  authorName: row.authorName,
  product: row.productId === null ? null : { id: row.productId, name: row.productName ?? '' },
  createdAt: row.createdAt.toISOString(),
  ...replyOf(row),
});

const replyOf = ({ reply, repliedAt, businessName }: sql.ReviewRow): Pick<ReviewView, 'reply'> =>
  reply === null || repliedAt === null
    ? {}
    : { reply: { text: reply, businessName: businessName ?? '', createdAt: repliedAt.toISOString() } };
