import { Column, Entity } from 'typeorm';
import type { SharePaidBy, SharePaymentState } from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';
import type { Received } from './vendor-order.entity.js';

/** What a member pays on a day. Those that are open or paid add up to what their boxes cost. */
@Entity('share_payments')
export class SharePayment {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'date' })
  dueOn: string;

  @Column({ type: 'integer' })
  cents: number;

  @Column({ type: 'text', default: 'open' })
  state: SharePaymentState;

  /** When it was opened again, since it wasn't received after all. */
  @Column({ type: 'timestamptz', nullable: true })
  openSince: Date | null;

  /** How the farm got it. */
  @Column({ type: 'jsonb', nullable: true })
  received: Received<SharePaidBy> | null;

  /** The payment that a part of was paid by itself; what is left of that stays open. */
  @Column({ type: 'integer', nullable: true })
  partOf: number | null;

  /** Paid by work where it is `paid` without `received`; else what the farm asks for missing hours. */
  @Column({ type: 'boolean', default: false })
  forWork: boolean;

  /** Somebody took farm credit back from it: from then on it is used by a button only. */
  @Column({ type: 'boolean', default: false })
  withoutCredit: boolean;
}
