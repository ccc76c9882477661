import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { Discount } from '../../contract/marketplace/price-order.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** Codes end and are kept: orders name them. */
@Entity('discount_codes')
export class DiscountCode {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  /** Capital letters and digits. */
  @Column({ type: 'text' })
  code: string;

  @Column({ type: 'text' })
  kind: Discount['kind'];

  /** Basis points of a percentage, cents of an amount. */
  @Column({ type: 'integer' })
  value: number;

  /** What it is for; null for everything. */
  @Column({ type: 'integer', array: true, nullable: true })
  productIds: number[] | null;

  /** Cents of the vendor's goods that it needs, before discounts. */
  @Column({ type: 'integer', nullable: true })
  leastGoods: number | null;

  /** Days in the zone of the vendor's ZIP code; the last one counts. */
  @Column({ type: 'date', nullable: true })
  startsOn: string | null;

  @Column({ type: 'date', nullable: true })
  endsOn: string | null;

  @Column({ type: 'integer', nullable: true })
  maxUses: number | null;

  @Column({ type: 'integer', nullable: true })
  maxUsesEach: number | null;

  /** Vendor orders of orders with it that are not canceled. */
  @Column({ type: 'integer', default: 0 })
  uses: number;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  endedReason: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
