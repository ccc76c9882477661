import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { CustomerAudience } from '../../contract/marketplace/pickup/customer-message-words.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** To everyone with an order for a day (`windowId`), or to the customer of one order. */
@Entity('customer_messages')
export class CustomerMessage {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'integer', nullable: true })
  windowId: number | null;

  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  /** Of this message: one that is sent twice goes out once. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  audience: CustomerAudience;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  text: string;

  /** How many get it; once it is sent, how many got it. */
  @Column({ type: 'integer' })
  people: number;

  /** Who wrote it. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  /** When its emails were queued; null while its job has not run. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** Of its emails; empty for messages before these were kept. */
  @Column({ type: 'integer', array: true, default: '{}' })
  mailIds: number[];
}
