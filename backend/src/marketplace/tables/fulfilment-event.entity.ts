import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import type { EventActor, OrderStatus } from '../../contract/marketplace/order-status.js';
import type { ShareChange } from '../../contract/marketplace/pickup/share-changes.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Fulfilment } from './fulfilment.entity.js';

/** A step in the life of a vendor's share, or something that was changed between two of them. */
@Entity('fulfilment_events')
@Check(
  'ck_fulfilment_events_status',
  `status IN ('pending', 'confirmed', 'shipped', 'delivered', 'cancelled')`,
)
@Check('ck_fulfilment_events_role', `role IN ('owner', 'manager', 'packer', 'bookkeeper')`)
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
  actor: EventActor;

  /** Who really did it: the buyer, a member of staff, or one of the vendor's people in their role. */
  @Index('ix_fulfilment_events_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_fulfilment_events_user' })
  user?: unknown;

  @Column({ type: 'text', nullable: true })
  role: BusinessRole | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Null of a step; a change leaves the status as it is. */
  @Column({ type: 'jsonb', nullable: true })
  change: ShareChange | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
