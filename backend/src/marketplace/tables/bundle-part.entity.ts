import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { ProductVariant } from './product-variant.entity.js';
import { Product } from './product.entity.js';

/** One thing that is in a box: always, or in one week. */
@Entity('bundle_parts')
@Check('ck_bundle_parts_quantity', 'quantity BETWEEN 1 AND 1000')
@Check('ck_bundle_parts_product', 'product_id <> bundle_id')
@Check('ck_bundle_parts_week', `date_part('isodow', week) = 1`)
@Index('uq_bundle_parts', { synchronize: false })
export class BundlePart {
  @IdColumn('bundle_parts')
  id: number;

  /** The box. */
  @Column({ type: 'integer' })
  bundleId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'bundle_id', foreignKeyConstraintName: 'fk_bundle_parts_bundle' })
  bundle?: Product;

  /** The Monday of the week that it is in the box; null in all weeks that say nothing of their own. */
  @Column({ type: 'date', nullable: true })
  week: string | null;

  @Column({ type: 'integer' })
  position: number;

  @Index('ix_bundle_parts_product_id')
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_bundle_parts_product' })
  product?: Product;

  /** The option of it; null for a product without any. */
  @Index('ix_bundle_parts_variant_id', { where: 'variant_id IS NOT NULL' })
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @ManyToOne(() => ProductVariant, { nullable: true })
  @JoinColumn({ name: 'variant_id', foreignKeyConstraintName: 'fk_bundle_parts_variant' })
  variant?: ProductVariant | null;

  /** In one box. */
  @Column({ type: 'integer' })
  quantity: number;
}
