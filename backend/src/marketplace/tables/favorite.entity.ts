import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Product } from './product.entity.js';
import { Vendor } from './vendor.entity.js';

/** Something that a person saved: a product, a vendor, or by its key a listing, farm or place. */
@Entity('favorites')
@Index('ix_favorites_created_at', { synchronize: false })
@Unique('uq_favorites_product', ['userId', 'productId'])
@Unique('uq_favorites_vendor', ['userId', 'vendorId'])
@Index('ix_favorites_item_key', ['userId', 'itemKey'], { unique: true })
@Check('ck_favorites_subject', 'num_nonnulls(product_id, vendor_id, item_key) = 1')
@Check('ck_favorites_item_key', `item_key ~ '^(listing|farm|place)-[1-9][0-9]{0,8}$'`)
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

  /**
   * "listing-4", "farm-7" or "place-12". No foreign key: what is deleted stays in the list, as gone, until
   * the person removes it.
   */
  @Column({ type: 'text', nullable: true })
  itemKey: string | null;

  /** What it was called when it was saved; products and vendors keep their own name. */
  @Column({ type: 'text', nullable: true })
  name: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
