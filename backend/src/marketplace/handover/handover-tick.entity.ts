import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import type { TickResult } from '../../contract/marketplace/pickup/handover-sheet.js';
import { Fulfilment } from '../orders/fulfilments/fulfilment.entity.js';

/** A tick on a handover sheet, under the name that the device gave it: sent twice, it counts once. */
@Entity('handover_ticks')
@Check('ck_handover_ticks_result', `result IN ('done', 'already', 'refused')`)
@Index('ix_handover_ticks_fulfilment_id', ['fulfilmentId'])
export class HandoverTick {
  /** With the vendor's id before it, so that no vendor meets another's. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_handover_ticks' })
  key: string;

  /** Null where the vendor has no such order. */
  @Column({ type: 'integer', nullable: true })
  fulfilmentId: number | null;

  @ManyToOne(() => Fulfilment, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_handover_ticks_fulfilment' })
  fulfilment?: Fulfilment;

  @Column({ type: 'text' })
  result: TickResult;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
