import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { OrderItem } from './order-item.entity.js';

/** Of each line, refunds together have no more than was sold. */
@Entity('refund_items')
export class RefundItem {
  @PrimaryColumn({ type: 'integer' })
  refundId: number;

  @PrimaryColumn({ type: 'integer' })
  orderItemId: number;

  @ManyToOne(() => OrderItem)
  @JoinColumn({ name: 'order_item_id' })
  orderItem?: OrderItem;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'integer', default: 0 })
  restocked: number;
}
