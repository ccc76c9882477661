import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Reported } from '../../contract/marketplace/reviews.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Review } from './review.entity.js';

/** Somebody thinks that a review, or the reply to it, should not be there. */
@Entity('review_reports')
@Index('ix_review_reports_reporter', ['reviewId', 'reporter', 'of'], { unique: true })
@Check('ck_review_reports_of', `of IN ('review', 'reply')`)
@Index('ix_review_reports_waiting', { synchronize: false })
export class ReviewReport {
  @IdColumn('review_reports')
  id: number;

  @Column({ type: 'integer' })
  reviewId: number;

  @ManyToOne(() => Review, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'review_id', foreignKeyConstraintName: 'fk_review_reports_review' })
  review?: Review;

  /** Who it was, so that nobody counts twice: the account, or a keyed hash of the address. */
  @Column({ type: 'text' })
  reporter: string;

  @Column({ type: 'text', default: 'review' })
  of: Reported;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'timestamptz', nullable: true })
  dismissedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
