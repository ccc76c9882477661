import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Dispute } from './dispute.entity.js';
import { Fulfilment } from './fulfilment.entity.js';

/** What a dispute takes of a vendor's share (positive) or gives back (negative). Rows are only added. */
@Entity('dispute_parts')
export class DisputePart {
  @IdColumn('dispute_parts')
  id: number;

  @Index('ix_dispute_parts_dispute_id')
  @Column({ type: 'integer' })
  disputeId: number;

  @ManyToOne(() => Dispute, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'dispute_id', foreignKeyConstraintName: 'fk_dispute_parts_dispute' })
  dispute?: Dispute;

  @Index('ix_dispute_parts_fulfilment_id')
  @Column({ type: 'integer' })
  fulfilmentId: number;

  @ManyToOne(() => Fulfilment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_dispute_parts_fulfilment' })
  fulfilment?: Fulfilment;

  @Column({ type: 'integer' })
  goods: number;

  @Column({ type: 'integer' })
  tax: number;

  @Column({ type: 'integer' })
  shipping: number;

  /** The commission of these goods, which Farmgate does not keep. */
  @Column({ type: 'integer' })
  commission: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
