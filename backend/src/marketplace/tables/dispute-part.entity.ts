import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Positive takes, negative gives back. Rows are only added. */
@Entity('dispute_parts')
export class DisputePart {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  disputeId: number;

  @Column({ name: 'fulfilment_id', type: 'integer' })
  vendorOrderId: number;

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
