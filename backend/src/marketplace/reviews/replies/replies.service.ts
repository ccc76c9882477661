import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type ReplyRequest,
  type ReplyUpdate,
  SeenReply,
  type VendorReview,
  type VendorReviewQuery,
} from '../../../contract/marketplace/reviews.js';
import { refuseOverwriting, withKept } from '../../../platform/admin/conflicts.rules.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Page } from '../../../platform/http/answers/paging.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { Review } from '../../tables/review.entity.js';
import { Vendor } from '../../tables/vendor.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import * as sql from './replies.sql.js';
import { tellOfReply } from './tell-of-reply.js';

/** Once each. The review's row is locked first. */
@Injectable()
export class RepliesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailOutbox,
  ) {}

  async list({ id }: OwnVendor, { limit, offset, reply }: VendorReviewQuery): Promise<Page<VendorReview>> {
    const isOpen = reply === 'none';
    const rows = await fetchRows(this.dataSource, sql.reviewsForVendor, [id, limit, offset, isOpen]);
    const total = isOpen ? await this.openCount(id) : await this.ratingCount(id);
    return { items: rows.map(vendorReview), total, isMore: false };
  }

  private readonly ratingCount = async (id: number) =>
    (await this.dataSource.manager.findOneByOrFail(Vendor, { id })).ratingCount;
  private readonly openCount = async (id: number) =>
    (await fetchRows(this.dataSource, sql.openReviews, [id]))[0]?.total ?? 0;

  /** @throws REVIEW_NOT_FOUND for another vendor's, and for what is not shown; REPLY_EXISTS */
  create(vendor: OwnVendor, id: number, { text }: ReplyRequest): Promise<VendorReview> {
    return this.dataSource.transaction(async (tx) => {
      const { isShown, hasReply } = await lockReview(tx, vendor, id);
      if (!isShown) throw new DomainError('REVIEW_NOT_FOUND');
      if (hasReply) throw new DomainError('REPLY_EXISTS');
      await tx.update(Review, { id }, { reply: text, repliedAt: () => 'now()', ...writerOf(vendor) });
      await tellOfReply(tx, this.mails, id);
      return readBack(tx, id);
    });
  }

  /** @throws REVIEW_NOT_FOUND, REPLY_NOT_FOUND, CHANGED_MEANWHILE */
  update(vendor: OwnVendor, id: number, { was, ...form }: ReplyUpdate): Promise<VendorReview> {
    return this.dataSource.transaction(async (tx) => {
      const { isShown, hasReply } = await lockReview(tx, vendor, id);
      if (!isShown) throw new DomainError('REVIEW_NOT_FOUND');
      if (!hasReply) throw new DomainError('REPLY_NOT_FOUND');
      const present = { text: (await tx.findOneByOrFail(Review, { id })).reply ?? '' };
      refuseOverwriting(SeenReply, present, form, was);
      const { text } = withKept(form, was, present);
      if (text !== present.text) await tx.update(Review, { id }, { reply: text, ...writerOf(vendor) });
      return readBack(tx, id);
    });
  }

  /** Also where the review is not shown. @throws REVIEW_NOT_FOUND, REPLY_NOT_FOUND */
  remove(vendor: OwnVendor, id: number): Promise<VendorReview> {
    return this.dataSource.transaction(async (tx) => {
      const { hasReply } = await lockReview(tx, vendor, id);
      if (!hasReply) throw new DomainError('REPLY_NOT_FOUND');
      await tx.update(Review, { id }, { reply: null, repliedAt: null, replyUserId: null, replyRole: null });
      return readBack(tx, id);
    });
  }
}

async function lockReview(tx: EntityManager, vendor: OwnVendor, id: number): Promise<sql.LockedReview> {
  const [review] = await fetchRows(tx, sql.lockReview, [id, vendor.id]);
  if (!review) throw new DomainError('REVIEW_NOT_FOUND');
  return review;
}

const writerOf = ({ actor }: OwnVendor) => ({ replyUserId: actor.id, replyRole: actor.role });

async function readBack(tx: EntityManager, id: number): Promise<VendorReview> {
  const [row] = await fetchRows(tx, sql.reviewForVendor, [id]);
  if (!row) throw new DomainError('REVIEW_NOT_FOUND');
  return vendorReview(row);
}

const vendorReview = (row: sql.VendorReviewRow): VendorReview => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  authorName: row.authorName,
  product: row.productId === null ? null : { id: row.productId, name: row.productName ?? '' },
  createdAt: row.createdAt.toISOString(),
  reply:
    row.reply === null || row.repliedAt === null
      ? null
      : { text: row.reply, createdAt: row.repliedAt.toISOString() },
  isReplyHidden: row.isReplyHidden,
  replyHiddenReason: row.replyHiddenReason,
});
