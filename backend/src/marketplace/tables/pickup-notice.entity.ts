import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('pickup_notices')
export class PickupNotice {
  @PrimaryColumn({ name: 'fulfilment_id', type: 'integer' })
  vendorOrderId: number;

  @PrimaryColumn({ type: 'text' })
  kind: 'reminder' | 'kept';

  /** The day there: "YYYY-MM-DD". */
  @PrimaryColumn({ type: 'date' })
  date: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
