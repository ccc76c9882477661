import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** An announcement for one follower: at most one for a subject and day of theirs. */
@Entity('notices')
export class Notice {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @Column({ type: 'integer' })
  announcementId: number;

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
