import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { ProductVariant } from './product-variant.entity.js';
import { Product } from './product.entity.js';

/**
 * How much of a product or option there is for a date: what is handed over then comes from here. A trigger
 * keeps `taken` from the lines of orders. Whoever changes a row holds the product's lock.
 */
@Entity('dated_stock')
@Unique('uq_dated_stock_date', ['productId', 'variantId', 'date'])
@Check('ck_dated_stock_inventory', 'inventory BETWEEN 0 AND 100000')
@Check('ck_dated_stock_taken', 'taken BETWEEN 0 AND inventory')
@Index('ix_dated_stock_date', ['date', 'id'])
export class DatedStock {
  @IdColumn('dated_stock')
  id: number;

  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_dated_stock_product' })
  product?: Product;

  /** Null for a product that is sold without options. */
  @Index('ix_dated_stock_variant_id', { where: 'variant_id IS NOT NULL' })
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @ManyToOne(() => ProductVariant, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variant_id', foreignKeyConstraintName: 'fk_dated_stock_variant' })
  variant?: ProductVariant | null;

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
