import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Product } from '../products/product.entity.js';
import { Vendor } from '../vendors/vendor.entity.js';
import { Fulfilment } from './fulfilments/fulfilment.entity.js';
import { Order } from './order.entity.js';

/** One line of an order, as it was sold. Money is whole cents. */
@Entity('order_items')
@Check('ck_order_items_quantity', 'quantity > 0')
@Check('ck_order_items_restocked', 'restocked BETWEEN 0 AND quantity')
@Check('ck_order_items_refunded', 'refunded BETWEEN 0 AND quantity')
@Check('ck_order_items_total_price', 'total_price = unit_price * quantity')
export class OrderItem {
  @IdColumn('order_items')
  id: number;

  @Index('ix_order_items_order_id')
  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_order_items_order' })
  order?: Order;

  @Index('ix_order_items_fulfilment_id')
  @Column({ type: 'integer' })
  fulfilmentId: number;

  @ManyToOne(() => Fulfilment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'fulfilment_id', foreignKeyConstraintName: 'fk_order_items_fulfilment' })
  fulfilment?: Fulfilment;

  @Index('ix_order_items_product_id')
  @Column({ type: 'integer' })
  productId: number;

  @ManyToOne(() => Product)
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'fk_order_items_product' })
  product?: Product;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_order_items_vendor' })
  vendor?: Vendor;

  @Column({ type: 'text' })
  productName: string;

  @Column({ type: 'text' })
  unit: Unit;

  @Column({ type: 'integer' })
  quantity: number;

  /** Whether it was made to order then, so that nothing was taken from a stock. */
  @Column({ type: 'boolean', default: false })
  madeToOrder: boolean;

  /** How many of them were given back to the stock. */
  @Column({ type: 'integer', default: 0 })
  restocked: number;

  /** How many of them a refund was made for: the sum of its refund_items. */
  @Column({ type: 'integer', default: 0 })
  refunded: number;

  @Column({ type: 'integer' })
  unitPrice: number;

  @Column({ type: 'integer' })
  totalPrice: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
