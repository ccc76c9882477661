import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { PushSubscription } from './push-subscription.entity.js';

@Entity('push_messages')
export class PushMessageRow {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  subscriptionId: number;

  @ManyToOne(() => PushSubscription)
  @JoinColumn({ name: 'subscription_id' })
  subscription?: PushSubscription;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text' })
  path: string;

  @Column({ type: 'text' })
  tag: string;

  /** No other message tells these to the same device. */
  @Column({ type: 'integer', array: true, default: '{}' })
  announcementIds: number[];

  /** Of an order: whoever works there. Null for what is followed. */
  @Column({ type: 'integer', nullable: true })
  membershipId: number | null;

  /** `dropped`: its reader wanted nothing more, or it had become old. */
  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'sent' | 'failed' | 'dropped';

  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Column({ type: 'text', default: '' })
  detail: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;

  /** Then quiet hours begin, or the news is old. */
  @Column({ type: 'timestamptz' })
  sendBefore: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
