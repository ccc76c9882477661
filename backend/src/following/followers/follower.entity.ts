import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { FollowRhythm } from '../../contract/following/follow-kinds.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('followers')
export class Follower {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Lower case; null for an account. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** Null: not confirmed. An account needs no date of its own. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  @Column({ type: 'text', default: 'at-once' })
  rhythm: FollowRhythm;

  @Column({ type: 'boolean', default: true })
  byEmail: boolean;

  @Column({ type: 'boolean', default: true })
  byPush: boolean;

  /** Minutes of their day; nothing is sent between the two, the same twice is never. */
  @Column({ type: 'integer', default: 1260 })
  quietFrom: number;

  @Column({ type: 'integer', default: 420 })
  quietUntil: number;

  @Column({ type: 'text', default: 'America/New_York' })
  timeZone: string;

  /** Wants nothing more since then; they may begin again. */
  @Column({ type: 'timestamptz', nullable: true })
  stoppedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
