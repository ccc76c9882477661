import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { Unit } from '../../contract/directory/categories.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { OrderItem } from './order-item.entity.js';

/** What was in each box of an order line, as it was sold: its stock was taken, and comes back here. */
@Entity('order_item_parts')
export class OrderItemPart {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  orderItemId: number;

  @ManyToOne(() => OrderItem)
  @JoinColumn({ name: 'order_item_id' })
  item?: OrderItem;

  @Column({ type: 'integer' })
  productId: number;

  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  unit: Unit;

  @Column({ type: 'integer' })
  quantity: number;

  /** Whether it was made to order then, so that nothing was taken from a stock. */
  @Column({ type: 'boolean', default: false })
  madeToOrder: boolean;
}
