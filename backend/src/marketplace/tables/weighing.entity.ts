import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { OrderItem } from './order-item.entity.js';

/** What one package of a line weighs, as the farm read it from the scale. */
@Entity('weighings')
@Unique('uq_weighings_package', ['orderItemId', 'package'])
@Check('ck_weighings_package', 'package BETWEEN 1 AND 1000 AND grams BETWEEN 1 AND 500000')
export class Weighing {
  @IdColumn('weighings')
  id: number;

  @Column({ type: 'integer' })
  orderItemId: number;

  @ManyToOne(() => OrderItem, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_item_id', foreignKeyConstraintName: 'fk_weighings_order_item' })
  orderItem?: OrderItem;

  /** Which of the line's packages it is, from 1. */
  @Column({ type: 'integer' })
  package: number;

  /** Rounded: no price comes from it. */
  @Column({ type: 'integer' })
  grams: number;

  /** What is priced, in the system of the price: "4.35 lb"; null where only grams were kept. */
  @Column({ type: 'text', nullable: true })
  weight: string | null;

  /** What the scale said, "1.973 kg", where that is of the other system. */
  @Column({ type: 'text', nullable: true })
  readAs: string | null;

  /** Who weighed it. */
  @Index('ix_weighings_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_weighings_user' })
  user?: unknown;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
