import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { OrderItem } from './order-item.entity.js';
import { ProductVariant } from './product-variant.entity.js';
import { Product } from './product.entity.js';

/** What was in each box of an order line, as it was sold: its stock was taken, and comes back here. */
@Entity('order_item_parts')
@Check('ck_order_item_parts_quantity', 'quantity > 0')
export class OrderItemPart {
  @IdColumn('order_item_parts')
  id: number;

  @Index('ix_order_item_parts_order_item_id')
  @Column({ type: 'integer' })
  orderItemId: number;

  @ManyToOne(() => OrderItem, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_item_id', foreignKeyConstraintName: 'fk_order_item_parts_item' })
  item?: OrderItem;

  @Index('ix_order_item_parts_product_id')
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_order_item_parts_product' })
  product?: Product;

  @Index('ix_order_item_parts_variant_id', { where: 'variant_id IS NOT NULL' })
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @ManyToOne(() => ProductVariant, { nullable: true })
  @JoinColumn({ name: 'variant_id', foreignKeyConstraintName: 'fk_order_item_parts_variant' })
  variant?: ProductVariant | null;

  /** With that of its option. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  unit: Unit;

  /** In one box. */
  @Column({ type: 'integer' })
  quantity: number;

  /** Whether it was made to order then, so that nothing was taken from a stock. */
  @Column({ type: 'boolean', default: false })
  madeToOrder: boolean;
}
