import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What one on the roster of a market pays for a day. */
@Entity('market_fees')
export class MarketFee {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  memberId: number;

  /** "YYYY-MM-DD" where the market is; kept longer than the day's own row. */
  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'integer' })
  cents: number;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  paidAt: Date | null;
}
