import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { OrderItem } from './order-item.entity.js';
import { Refund } from './refund.entity.js';

/** How many of an order's line a refund is for. Of each line, refunds together have no more than was sold. */
@Entity('refund_items')
@Check('ck_refund_items_quantity', 'quantity > 0')
@Check('ck_refund_items_restocked', 'restocked BETWEEN 0 AND quantity')
export class RefundItem {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_refund_items' })
  refundId: number;

  @ManyToOne(() => Refund, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'fk_refund_items_refund' })
  refund?: Refund;

  @Index('ix_refund_items_order_item_id')
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_refund_items' })
  orderItemId: number;

  @ManyToOne(() => OrderItem, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_item_id', foreignKeyConstraintName: 'fk_refund_items_order_item' })
  orderItem?: OrderItem;

  @Column({ type: 'integer' })
  quantity: number;

  /** How many of them it put back in stock. */
  @Column({ type: 'integer', default: 0 })
  restocked: number;
}
