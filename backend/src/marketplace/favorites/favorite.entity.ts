import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Product } from '../products/product.entity.js';
import { Vendor } from '../vendors/vendor.entity.js';

/** A product or a vendor that somebody wants to find again. */
@Entity('favorites')
@Index('ix_favorites_created_at', { synchronize: false })
@Unique('uq_favorites_product', ['userId', 'productId'])
@Unique('uq_favorites_vendor', ['userId', 'vendorId'])
@Check('ck_favorites_subject', 'num_nonnulls(product_id, vendor_id) = 1')
export class Favorite {
  @IdColumn('favorites')
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_favorites_user' })
  user?: unknown;

  @Index('ix_favorites_product_id')
  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_favorites_product' })
  product?: Product;

  @Index('ix_favorites_vendor_id')
  @Column({ type: 'integer', nullable: true })
  vendorId: number | null;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_favorites_vendor' })
  vendor?: Vendor;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
