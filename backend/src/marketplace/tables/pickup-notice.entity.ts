import { Check, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Fulfilment } from './fulfilment.entity.js';

/** What a buyer was told of a share's day, so that it is told once. */
@Entity('pickup_notices')
@Check('ck_pickup_notices_kind', `kind IN ('reminder', 'kept')`)
export class PickupNotice {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_pickup_notices' })
  fulfilmentId: number;

  @ManyToOne(() => Fulfilment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_pickup_notices_fulfilment' })
  fulfilment?: Fulfilment;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_pickup_notices' })
  kind: 'reminder' | 'kept';

  /** The day there: "YYYY-MM-DD". */
  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: 'pk_pickup_notices' })
  date: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
