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

  /** Also where it waits to tell what came after. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** The newest announcement that it told; what comes after is told by it as well. */
  @Column({ type: 'integer', nullable: true })
  toldId: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
