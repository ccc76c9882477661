import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { ProductVariant } from './product-variant.entity.js';
import { Product } from './product.entity.js';

/** A product in somebody's cart: a signed-in person's, or a guest's browser's. */
@Entity('cart_items')
@Index('uq_cart_items_user_variant', { synchronize: false })
@Index('uq_cart_items_guest_variant', { synchronize: false })
@Check('ck_cart_items_quantity', 'quantity BETWEEN 1 AND 100000')
@Check('ck_cart_items_owner', 'num_nonnulls(user_id, guest_key) = 1')
@Index('ix_cart_items_added_at', { synchronize: false })
export class CartItem {
  @IdColumn('cart_items')
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_cart_items_user' })
  user?: unknown;

  /** A hash of the guest's cart cookie. */
  @Column({ type: 'text', nullable: true })
  guestKey: string | null;

  @Index('ix_cart_items_product_id')
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_cart_items_product' })
  product?: Product;

  /** The option that was chosen; null for a product without any. */
  @Index('ix_cart_items_variant_id', { where: 'variant_id IS NOT NULL' })
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'variant_id', foreignKeyConstraintName: 'fk_cart_items_variant' })
  variant?: ProductVariant | null;

  @Column({ type: 'integer', default: 1 })
  quantity: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  addedAt: Date;
}
