import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Follower } from '../followers/follower.entity.js';

/** A browser that shows a follower's notices. It has been asked for on that device. */
@Entity('push_subscriptions')
@Unique('uq_push_subscriptions_endpoint', ['endpoint'])
@Check('ck_push_subscriptions_endpoint', 'char_length(endpoint) <= 1000')
export class PushSubscription {
  @IdColumn('push_subscriptions')
  id: number;

  @Index('ix_push_subscriptions_follower_id')
  @Column({ type: 'integer' })
  followerId: number;

  @ManyToOne(() => Follower, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'follower_id', foreignKeyConstraintName: 'fk_push_subscriptions_follower' })
  follower?: Follower;

  /** Its address at its push service: whoever knows it could write to the device, were it not for our key. */
  @Column({ type: 'text' })
  endpoint: string;

  @Column({ type: 'text' })
  p256dh: string;

  @Column({ type: 'text' })
  auth: string;

  /** As its person knows it: "Chrome on Android". */
  @Column({ type: 'text' })
  device: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
