import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Money is whole cents. */
@Entity('delivery_zones')
export class DeliveryZone {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'text' })
  name: string;

  /** Five digits each, in ascending order. */
  @Column({ type: 'text', array: true })
  zipCodes: string[];

  @Column({ type: 'integer' })
  fee: number;

  /** Free from products of so much up; null where it never is. */
  @Column({ type: 'integer', nullable: true })
  freeFrom: number | null;

  /** The least that products of an order come to; null for any. */
  @Column({ type: 'integer', nullable: true })
  minimum: number | null;

  /** Of the vendor's ZIP code, an IANA name: all times of its rounds are clocks there. */
  @Column({ type: 'text' })
  timeZone: string;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
