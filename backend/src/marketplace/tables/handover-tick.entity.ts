import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Fulfilment } from './fulfilment.entity.js';

/**
 * A tick by which an order was handed over, under the name that the device gave it: sent twice, it counts
 * once.
 */
@Entity('handover_ticks')
@Index('ix_handover_ticks_fulfilment_id', ['fulfilmentId'])
export class HandoverTick {
  /** With the vendor's id before it, so that no vendor meets another's. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_handover_ticks' })
  key: string;

  @Column({ type: 'integer' })
  fulfilmentId: number;

  @ManyToOne(() => Fulfilment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_handover_ticks_fulfilment' })
  fulfilment?: Fulfilment;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
