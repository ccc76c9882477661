import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { EntryKind, ShareGivenBy } from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';
import type { Received } from './vendor-order.entity.js';

/** An entry of a member's account with a farm: added, and at most undone, never changed. */
@Entity('member_entries')
export class MemberEntry {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'integer', nullable: true })
  promiseId: number | null;

  @Column({ type: 'integer', nullable: true })
  paymentId: number | null;

  /** Of bought credit, and of what was spent of it. */
  @Column({ type: 'integer', nullable: true })
  purchaseId: number | null;

  @Column({ type: 'text' })
  kind: EntryKind;

  /** More than none; an adjustment may be less. */
  @Column({ type: 'integer' })
  cents: number;

  /** When credit can be spent; null where at once. */
  @Column({ type: 'timestamptz', nullable: true })
  spendableFrom: Date | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Of a refund: how it was given back: by hand, or to the card. */
  @Column({ type: 'jsonb', nullable: true })
  given: Received<ShareGivenBy> | null;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
