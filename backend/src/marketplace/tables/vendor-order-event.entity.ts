import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { BusinessRole } from '../../contract/accounts/business-roles.js';
import type { EventActor, OrderStatus } from '../../contract/marketplace/order-status.js';
import type { OrderChange } from '../../contract/marketplace/pickup/order-change-kinds.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('fulfilment_events')
export class VendorOrderEvent {
  @IdColumn()
  id: number;

  @Column({ name: 'fulfilment_id', type: 'integer' })
  vendorOrderId: number;

  @Column({ type: 'text' })
  status: OrderStatus;

  @Column({ type: 'text' })
  actor: EventActor;

  /** Who really did it: the buyer, a member of staff, or one of the vendor's people in their role. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', nullable: true })
  role: BusinessRole | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Null of a step; a change leaves the status as it is. */
  @Column({ type: 'jsonb', nullable: true })
  change: OrderChange | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
