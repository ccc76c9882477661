import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { Announcement } from '../../platform/announcements/announcement.entity.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Follower } from '../followers/follower.entity.js';

/** An announcement for one follower: at most one for a subject and day of theirs. */
@Entity('notices')
@Unique('uq_notices_subject', ['followerId', 'subject', 'day'])
@Index('ix_notices_created_at', ['createdAt', 'id'])
@Index('ix_notices_due', { synchronize: false })
@Index('ix_notices_told', { synchronize: false })
@Index('ix_notices_follower_waiting', { synchronize: false })
@Check('ck_notices_status', `status IN ('waiting', 'sent', 'dropped')`)
export class Notice {
  @IdColumn('notices')
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @ManyToOne(() => Follower, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'follower_id', foreignKeyConstraintName: 'fk_notices_follower' })
  follower?: Follower;

  @Index('ix_notices_announcement_id')
  @Column({ type: 'integer' })
  announcementId: number;

  @ManyToOne(() => Announcement, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'announcement_id', foreignKeyConstraintName: 'fk_notices_announcement' })
  announcement?: Announcement;

  /** The key that it counts for, "farm-7". */
  @Column({ type: 'text' })
  subject: string;

  /** In the follower's zone. */
  @Column({ type: 'date' })
  day: string;

  /** When it is sent at the earliest: the follower's quiet hours and digest are over. */
  @Column({ type: 'timestamptz' })
  dueAt: Date;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'sent' | 'dropped';

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
