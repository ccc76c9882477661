import { Column, Entity } from 'typeorm';
import type { AttendanceAnswer } from '../../contract/directory/markets.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('market_attendance')
export class MarketAttendance {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  dayId: number;

  @Column({ type: 'integer' })
  memberId: number;

  @Column({ type: 'text', nullable: true })
  answer: AttendanceAnswer | null;

  /** What they bring of their own; what is gone since is left out where it is shown. */
  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  listingIds: number[];

  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  productIds: number[];

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;
}
