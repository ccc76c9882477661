import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { FollowRhythm } from '../../contract/following/follow-kinds.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** Someone who follows something: an account, or an email address that its reader has confirmed. */
@Entity('followers')
export class Follower {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Of a follower without an account, in lower case. */
  @Column({ type: 'text', nullable: true })
  email: string | null;

  /** When its reader said that the address is theirs; an account is confirmed by being one. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  @Column({ type: 'text', default: 'at-once' })
  rhythm: FollowRhythm;

  @Column({ type: 'boolean', default: true })
  byEmail: boolean;

  @Column({ type: 'boolean', default: true })
  byPush: boolean;

  /** Nothing is sent from this minute of their day until that one; the same twice is never. */
  @Column({ type: 'integer', default: 1260 })
  quietFrom: number;

  @Column({ type: 'integer', default: 420 })
  quietUntil: number;

  /** "America/New_York" */
  @Column({ type: 'text', default: 'America/New_York' })
  timeZone: string;

  /** When they said that they want nothing more; they may begin again. */
  @Column({ type: 'timestamptz', nullable: true })
  stoppedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
