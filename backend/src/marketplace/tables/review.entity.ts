import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Order } from './order.entity.js';
import { Product } from './product.entity.js';
import { Vendor } from './vendor.entity.js';

/** What a buyer thinks of something that has reached them. */
@Entity('reviews')
@Unique('uq_reviews_product', ['userId', 'productId'])
@Check('ck_reviews_rating', 'rating BETWEEN 1 AND 5')
@Check('ck_reviews_reply', '(reply IS NULL) = (replied_at IS NULL) AND char_length(reply) BETWEEN 1 AND 2000')
@Check('ck_reviews_reply_role', `reply_role IN ('owner', 'manager', 'packer', 'bookkeeper')`)
@Index('ix_reviews_product_id', { synchronize: false })
@Index('ix_reviews_created_at', { synchronize: false })
@Index('ix_reviews_hidden', { synchronize: false })
@Index('ix_reviews_open_reports', { synchronize: false })
@Index('ix_reviews_rating', { synchronize: false })
@Index('ix_reviews_comment', { synchronize: false })
@Index('ix_reviews_author_name', { synchronize: false })
export class Review {
  @IdColumn('reviews')
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_reviews_user' })
  user?: unknown;

  @Index('ix_reviews_vendor_id')
  @Column({ type: 'integer', nullable: true })
  vendorId: number | null;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_reviews_vendor' })
  vendor?: Vendor;

  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_reviews_product' })
  product?: Product;

  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  @ManyToOne(() => Order, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_reviews_order' })
  order?: Order;

  @Column({ type: 'integer' })
  rating: number;

  @Column({ type: 'text', nullable: true })
  comment: string | null;

  /** First name and initial, as it is shown; stays when the account goes. */
  @Column({ type: 'text' })
  authorName: string;

  @Column({ type: 'boolean', default: false })
  isHidden: boolean;

  /** What staff said when they hid it. */
  @Column({ type: 'text', nullable: true })
  hiddenReason: string | null;

  /** Reports that staff have not looked at yet. */
  @Column({ type: 'integer', default: 0 })
  openReports: number;

  /** What the vendor answers. */
  @Column({ type: 'text', nullable: true })
  reply: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  repliedAt: Date | null;

  /** Which of the vendor's people wrote it last, in what role. */
  @Index('ix_reviews_reply_user_id')
  @Column({ type: 'integer', nullable: true })
  replyUserId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'reply_user_id', foreignKeyConstraintName: 'fk_reviews_reply_user' })
  replyUser?: unknown;

  @Column({ type: 'text', nullable: true })
  replyRole: BusinessRole | null;

  /** Stays when the reply is deleted, so that writing it again does not bring it back. */
  @Column({ type: 'boolean', default: false })
  isReplyHidden: boolean;

  /** What staff said when they hid it. */
  @Column({ type: 'text', nullable: true })
  replyHiddenReason: string | null;

  /** When the author was told of a reply, which happens once. */
  @Column({ type: 'timestamptz', nullable: true })
  replyToldAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
