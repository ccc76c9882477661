import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  UpdateDateColumn,
} from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Vendor } from './vendor.entity.js';

/** ZIP codes that a vendor brings orders to, and what it asks for that. Money is whole cents. */
@Entity('delivery_zones')
@Index('ix_delivery_zones_vendor_id', ['vendorId', 'id'])
@Index('ix_delivery_zones_created_at', ['createdAt', 'id'])
@Check('ck_delivery_zones_zip_codes', 'cardinality(zip_codes) BETWEEN 1 AND 500')
@Check('ck_delivery_zones_prices', 'fee >= 0 AND free_from > 0 AND minimum > 0')
export class DeliveryZone {
  @IdColumn('delivery_zones')
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_delivery_zones_vendor' })
  vendor?: Vendor;

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

  /** What buyers should know, such as where a cooler should stand. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** Since when it is not used; its old orders still point to it. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
