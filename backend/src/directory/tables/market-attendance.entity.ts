import { Check, Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { AttendanceAnswer } from '../../contract/directory/markets.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { MarketDay } from './market-day.entity.js';
import { MarketMember } from './market-member.entity.js';

/** What a member was asked and answered about one day. */
@Entity('market_attendance')
@Unique('uq_market_attendance_member', ['dayId', 'memberId'])
@Check('ck_market_attendance_answer', `answer IN ('coming', 'not_coming', 'sold_out')`)
export class MarketAttendance {
  @IdColumn('market_attendance')
  id: number;

  @Column({ type: 'integer' })
  dayId: number;

  @ManyToOne(() => MarketDay, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'day_id', foreignKeyConstraintName: 'fk_market_attendance_day' })
  day?: MarketDay;

  @Index('ix_market_attendance_member_id')
  @Column({ type: 'integer' })
  memberId: number;

  @ManyToOne(() => MarketMember, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'member_id', foreignKeyConstraintName: 'fk_market_attendance_member' })
  member?: MarketMember;

  /** Null until they answer. */
  @Column({ type: 'text', nullable: true })
  answer: AttendanceAnswer | null;

  /** What they bring of their own; what is gone since is left out where it is shown. */
  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  listingIds: number[];

  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  productIds: number[];

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** When we asked by email. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;
}
