import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { ProductVariant } from './product-variant.entity.js';
import { Product } from './product.entity.js';

@Entity('cart_items')
export class CartItem {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** A hash of the guest's cart cookie. */
  @Column({ type: 'text', nullable: true })
  guestKey: string | null;

  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id' })
  product?: Product;

  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @ManyToOne(() => ProductVariant, { nullable: true })
  @JoinColumn({ name: 'variant_id' })
  variant?: ProductVariant | null;

  @Column({ type: 'integer', default: 1 })
  quantity: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  addedAt: Date;
}
