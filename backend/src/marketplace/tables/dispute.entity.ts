import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Written under the lock of the order; whole cents. */
@Entity('disputes')
export class Dispute {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  paymentId: number;

  @Column({ type: 'text' })
  providerId: string;

  @Column({ type: 'integer' })
  amount: number;

  /** What Stripe has taken for it, and not given back. */
  @Column({ type: 'integer', default: 0 })
  withdrawn: number;

  /** Stripe's word. */
  @Column({ type: 'text' })
  reason: string;

  /** Stripe's word. */
  @Column({ type: 'text' })
  status: string;

  @Column({ type: 'timestamptz', nullable: true })
  dueBy: Date | null;

  /** When Stripe was asked for what is written here: an older answer that comes later is dropped. */
  @Column({ type: 'timestamptz' })
  askedAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
