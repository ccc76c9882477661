import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, UpdateDateColumn } from 'typeorm';
import type { PayeeState, PlayedAccount } from '../../contract/marketplace/get-paid.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Vendor } from './vendor.entity.js';

/** Its id at Stripe is `vendors.stripe_account_id`. Written under the lock of the vendor's row. */
@Entity('payee_accounts')
export class PayeeAccount {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor)
  @JoinColumn({ name: 'vendor_id' })
  vendor?: Vendor;

  @Column({ type: 'text' })
  gateway: 'stripe' | 'test';

  @Column({ type: 'text', default: 'none' })
  state: PayeeState;

  /** Counts up when an account is gone, so that the next one has a key of its own. */
  @Column({ type: 'integer', default: 1 })
  attempt: number;

  @Column({ type: 'text', nullable: true })
  played: PlayedAccount | null;

  @Column({ type: 'boolean', default: false })
  isSubmitted: boolean;

  /** Stripe's names of what it still has to know. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  currentlyDue: string[];

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  pastDue: string[];

  @Column({ type: 'text', nullable: true })
  disabledReason: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  dueBy: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  enabledAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  /** When the provider was asked for what is written here: an older answer that comes later is dropped. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}

export const NOTHING_KNOWN: Pick<
  PayeeAccount,
  'state' | 'played' | 'isSubmitted' | 'currentlyDue' | 'pastDue' | 'disabledReason' | 'dueBy' | 'enabledAt'
> = {
  state: 'none',
  played: null,
  isSubmitted: false,
  currentlyDue: [],
  pastDue: [],
  disabledReason: null,
  dueBy: null,
  enabledAt: null,
};
