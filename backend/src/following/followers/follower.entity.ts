import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { FOLLOW_RHYTHMS, type FollowRhythm } from '../../contract/following/follow-kinds.js';
import { IdColumn } from '../../platform/database/id-column.js';

const RHYTHMS = FOLLOW_RHYTHMS.map((rhythm) => `'${rhythm}'`).join(', ');

/** Someone who follows something: an account, or an email address that its reader has confirmed. */
@Entity('followers')
@Unique('uq_followers_user', ['userId'])
@Index('ix_followers_email', { synchronize: false })
@Check('ck_followers_who', 'num_nonnulls(user_id, email) = 1')
@Check('ck_followers_rhythm', `rhythm IN (${RHYTHMS})`)
@Check('ck_followers_quiet', 'quiet_from BETWEEN 0 AND 1439 AND quiet_until BETWEEN 0 AND 1439')
export class Follower {
  @IdColumn('followers')
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_followers_user' })
  user?: unknown;

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

  @Index('ix_followers_created_at')
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
