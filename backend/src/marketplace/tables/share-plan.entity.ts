import { Column, CreateDateColumn, DateUtils, Entity, UpdateDateColumn } from 'typeorm';
import type { Weekday } from '../../contract/directory/hours.js';
import type { PriceChoice } from '../../contract/marketplace/shares/price-terms.js';
import type {
  HoldsAllowed,
  RefundRule,
  ShareRhythm,
  ShareStatus,
  WorkOffer,
} from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

const DAYS = {
  to: (days: string[] | undefined) => days,
  /** @returns "YYYY-MM-DD" of each; the driver makes midnights of this machine of an array of dates */
  from: (days: readonly (Date | string)[]): string[] =>
    days.map((day) => (typeof day === 'string' ? day : DateUtils.mixedDateToDateString(day))),
};

/** A season of boxes that people join. */
@Entity('share_plans')
export class SharePlan {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  /** What lines of orders refer to once a box is packed: a deleted product, which nobody can buy (0228). */
  @Column({ type: 'integer', nullable: true })
  productId: number | null;

  @Column({ type: 'text', default: 'draft' })
  status: ShareStatus;

  @Column({ type: 'boolean', default: false })
  isHidden: boolean;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text' })
  rhythm: ShareRhythm;

  @Column({ type: 'integer' })
  weekday: Weekday;

  @Column({ type: 'date' })
  firstDay: string;

  @Column({ type: 'date' })
  lastDay: string;

  @Column({ type: 'date', array: true, default: () => "'{}'", transformer: DAYS })
  skippedDays: string[];

  @Column({ type: 'integer', default: 0 })
  includedHolds: number;

  @Column({ type: 'jsonb' })
  holds: HoldsAllowed;

  /** Its deposit is cents. */
  @Column({ type: 'jsonb' })
  refund: RefundRule;

  /** In how many payments members may pay. */
  @Column({ type: 'integer', array: true, default: () => "'{1}'" })
  payments: number[];

  @Column({ type: 'boolean', default: false })
  pausesUnpaid: boolean;

  @Column({ type: 'boolean', default: false })
  allowsSmaller: boolean;

  /** Null: each size has one price. */
  @Column({ type: 'jsonb', nullable: true })
  priceChoice: PriceChoice | null;

  /** What work pays a part with; its rate is cents an hour. */
  @Column({ type: 'jsonb', nullable: true })
  work: WorkOffer | null;

  /** So many boxes can be tried; null where none can. */
  @Column({ type: 'smallint', nullable: true })
  trialBoxes: number | null;

  @Column({ type: 'date', nullable: true })
  joinUntil: string | null;

  /** Only members of that share can join: this is an add-on of it. */
  @Column({ type: 'integer', nullable: true })
  addOnToId: number | null;

  /** The share whose next season it is. */
  @Column({ type: 'integer', nullable: true })
  renewsId: number | null;

  /** Through this day the places of that one's members are kept. */
  @Column({ type: 'date', nullable: true })
  renewUntil: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
