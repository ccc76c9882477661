import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Follower } from '../followers/follower.entity.js';

@Entity('push_subscriptions')
export class PushSubscription {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  followerId: number;

  @ManyToOne(() => Follower)
  @JoinColumn({ name: 'follower_id' })
  follower?: Follower;

  /** A secret of the device. */
  @Column({ type: 'text' })
  endpoint: string;

  @Column({ type: 'text' })
  p256dh: string;

  @Column({ type: 'text' })
  auth: string;

  @Column({ type: 'text' })
  device: string;

  /** Of what its person follows; one that was turned on for orders alone does not. */
  @Column({ type: 'boolean', default: true })
  tellsNews: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
