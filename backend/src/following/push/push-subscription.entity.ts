import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Follower } from '../followers/follower.entity.js';

/** A browser that shows a follower's notices. It has been asked for on that device. */
@Entity('push_subscriptions')
export class PushSubscription {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @ManyToOne(() => Follower)
  @JoinColumn({ name: 'follower_id' })
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
