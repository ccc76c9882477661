import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Only read: notes of before there was `staff_notes`. */
@Entity('order_notes')
export class OrderNote {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  orderId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
