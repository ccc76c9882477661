import { Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { PushSubscription } from '../push-subscription.entity.js';

@Entity('order_devices')
export class OrderDevice {
  @PrimaryColumn({ type: 'integer' })
  subscriptionId: number;

  @ManyToOne(() => PushSubscription)
  @JoinColumn({ name: 'subscription_id' })
  subscription?: PushSubscription;

  @PrimaryColumn({ type: 'integer' })
  membershipId: number;
}
