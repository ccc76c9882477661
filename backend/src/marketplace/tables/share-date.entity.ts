import { Column, Entity } from 'typeorm';
import type { ShareDateState, ShareHalf } from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('share_dates')
export class ShareDate {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  planId: number;

  @Column({ type: 'date' })
  date: string;

  /** Of every other week; counted once, from the first date, so that canceling a day flips nobody. */
  @Column({ type: 'text', nullable: true })
  half: ShareHalf | null;

  @Column({ type: 'text', default: 'planned' })
  state: ShareDateState;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Of a canceled one: the day that its boxes move to. */
  @Column({ type: 'integer', nullable: true })
  toDateId: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  changedAt: Date | null;
}
