import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** A trigger keeps `taken` from orders' lines. Whoever changes a row holds the product's lock. */
@Entity('dated_stock')
export class DatedStock {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  productId: number;

  /** Null for a product that is sold without options. */
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  /** The day of the calendar where it is handed over: "YYYY-MM-DD". */
  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'integer' })
  inventory: number;

  @Column({ type: 'integer', default: 0 })
  taken: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
