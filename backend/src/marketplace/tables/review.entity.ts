import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('reviews')
export class Review {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'integer', nullable: true })
  vendorId: number | null;

  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  @Column({ type: 'integer' })
  rating: number;

  @Column({ type: 'text', nullable: true })
  comment: string | null;

  /** First name and initial, as it is shown; stays when the account goes. */
  @Column({ type: 'text' })
  authorName: string;

  @Column({ type: 'boolean', default: false })
  isHidden: boolean;

  @Column({ type: 'text', nullable: true })
  hiddenReason: string | null;

  @Column({ type: 'integer', default: 0 })
  openReports: number;

  @Column({ type: 'text', nullable: true })
  reply: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  repliedAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  replyUserId: number | null;

  @Column({ type: 'text', nullable: true })
  replyRole: BusinessRole | null;

  /** Stays when the reply is deleted, so that writing it again does not bring it back. */
  @Column({ type: 'boolean', default: false })
  isReplyHidden: boolean;

  @Column({ type: 'text', nullable: true })
  replyHiddenReason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  replyToldAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
