import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Kept once however often it is sent. */
@Entity('payment_events')
export class PaymentEvent {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  gateway: string;

  @Column({ type: 'text' })
  eventId: string;

  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'jsonb' })
  body: unknown;

  @Column({ type: 'timestamptz', nullable: true })
  doneAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
