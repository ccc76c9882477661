import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Under the name that the device gave it: sent twice, it counts once. */
@Entity('handover_ticks')
export class HandoverTick {
  /** With the vendor's id before it, so that no vendor meets another's. */
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'fulfilment_id', type: 'integer' })
  vendorOrderId: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
