import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What staff write down about an order, for staff alone. */
@Entity('order_notes')
export class OrderNote {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** As it was when the note was written. */
  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
