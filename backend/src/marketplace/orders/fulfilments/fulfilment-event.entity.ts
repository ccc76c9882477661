import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { OrderStatus } from '../../../contract/marketplace/order-status.js';
import { IdColumn } from '../../../platform/database/id-column.js';
import { Fulfilment } from './fulfilment.entity.js';

/** A step in the life of a vendor's share. */
@Entity('fulfilment_events')
@Check(
  'ck_fulfilment_events_status',
  `status IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')`,
)
@Check('ck_fulfilment_events_actor', `actor IN ('buyer', 'vendor', 'staff', 'system')`)
export class FulfilmentEvent {
  @IdColumn('fulfilment_events')
  id: number;

  @Index('ix_fulfilment_events_fulfilment_id')
  @Column({ type: 'integer' })
  fulfilmentId: number;

  @ManyToOne(() => Fulfilment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_fulfilment_events_fulfilment' })
  fulfilment?: Fulfilment;

  @Column({ type: 'text' })
  status: OrderStatus;

  @Column({ type: 'text' })
  actor: 'buyer' | 'vendor' | 'staff' | 'system';

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
