import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('notices')
export class Notice {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @Column({ type: 'integer' })
  announcementId: number;

  @Column({ type: 'text' })
  subject: string;

  /** In the follower's zone. */
  @Column({ type: 'date' })
  day: string;

  /** After the follower's quiet hours and digest. */
  @Column({ type: 'timestamptz' })
  dueAt: Date;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'sent' | 'dropped';

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
