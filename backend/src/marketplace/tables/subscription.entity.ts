import { AfterLoad, Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { ChosenPrice } from '../../contract/marketplace/shares/price-terms.js';
import type {
  HoldsAllowed,
  RefundRule,
  ShareHalf,
  SharePayBy,
  SubscriptionState,
} from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** The rules of the share as they were on joining; a deposit is cents. */
export interface FrozenTerms {
  includedHolds: number;
  holds: HoldsAllowed;
  refund: RefundRule;
  /** Left out where it was joined before there was such a rule. */
  pausesUnpaid?: boolean;
  allowsSmaller?: boolean;
  /** Left out at the plain price of the size. */
  chosen?: ChosenPrice;
}

/** Somebody who joined a share. Money is whole cents. */
@Entity('subscriptions')
export class Subscription {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'integer' })
  planId: number;

  /** Of an add-on: the membership that it goes along with. */
  @Column({ type: 'integer', nullable: true })
  addOnToId: number | null;

  @Column({ type: 'integer' })
  sizeId: number;

  /** Where its boxes are picked up from now on; each has the window of its own day. */
  @Column({ type: 'integer' })
  scheduleId: number;

  /** Null of one that the farm entered, and once the account is erased. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  firstName: string;

  @Column({ type: 'text' })
  lastName: string;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'integer' })
  quantity: number;

  @Column({ type: 'text', nullable: true })
  half: ShareHalf | null;

  @Column({ type: 'jsonb' })
  terms: FrozenTerms;

  /** Cents a box, without the site's fee. */
  @Column({ type: 'integer' })
  price: number;

  @Column({ type: 'text' })
  commissionRate: string;

  /** As of a line of an order: whose rule, and its rate; null at none. */
  @Column({ type: 'text', nullable: true })
  taxState: string | null;

  @Column({ type: 'integer', nullable: true })
  taxBasisPoints: number | null;

  @Column({ type: 'smallint', default: 0 })
  taxTenths: number;

  @AfterLoad()
  addTenths(): void {
    if (this.taxBasisPoints !== null) this.taxBasisPoints += this.taxTenths / 10;
  }

  @Column({ type: 'text' })
  payBy: SharePayBy;

  @Column({ type: 'text' })
  state: SubscriptionState;

  /** Until when its place is kept for a card; stays where none was charged: nobody joined. */
  @Column({ type: 'timestamptz', nullable: true })
  heldUntil: Date | null;

  /** The payment that its card was saved with; null where none is saved. */
  @Column({ type: 'integer', nullable: true })
  cardId: number | null;

  /** When somebody took it over: what was paid before came from another person. */
  @Column({ type: 'timestamptz', nullable: true })
  takenOverAt: Date | null;

  /** Of some boxes to try: it ends, and frees its place, after the last of them. */
  @Column({ type: 'boolean', default: false })
  isTrial: boolean;

  /** When its member was asked whether to go on. */
  @Column({ type: 'timestamptz', nullable: true })
  trialAskedAt: Date | null;

  /** The farm entered it. */
  @Column({ type: 'boolean', default: false })
  isEntered: boolean;

  @Column({ type: 'text', nullable: true })
  idempotencyKey: string | null;

  @Column({ type: 'text' })
  requestHash: string;

  /** The day of the last email about what is late. */
  @Column({ type: 'date', nullable: true })
  remindedOn: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
