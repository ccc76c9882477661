import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Reported } from '../../contract/marketplace/reviews.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('review_reports')
export class ReviewReport {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  reviewId: number;

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
