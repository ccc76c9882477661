import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Order } from './order.entity.js';

/** What staff write down about an order, for staff alone. */
@Entity('order_notes')
@Index('ix_order_notes_order_id', ['orderId', 'id'])
export class OrderNote {
  @IdColumn('order_notes')
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'fk_order_notes_order' })
  order?: Order;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_order_notes_user' })
  user?: unknown;

  /** As it was when the note was written. */
  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
