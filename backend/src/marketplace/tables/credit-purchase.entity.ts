import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Farm credit that a member buys by card. Money is whole cents. */
@Entity('credit_purchases')
export class CreditPurchase {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'integer' })
  paymentId: number;

  /** Who bought it; null once the account is erased. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** The membership whose account it is in. */
  @Column({ type: 'integer', nullable: true })
  subscriptionId: number | null;

  @Column({ type: 'integer' })
  paid: number;

  /** What the farm adds. */
  @Column({ type: 'integer' })
  bonus: number;

  /** When it was paid; null until then. */
  @Column({ type: 'timestamptz', nullable: true })
  receivedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
