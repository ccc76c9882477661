import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../users/user.entity.js';

/** One browser that somebody is signed in with. */
@Entity('sessions')
@Index('ix_sessions_last_seen_at', ['lastSeenAt', 'id'])
@Index('ix_sessions_created_at', ['createdAt', 'id'])
export class SessionRow {
  /** SHA-256 of the cookie's session id, base64url. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pk_sessions' })
  id: string;

  @Index('ix_sessions_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_sessions_user' })
  user?: User;

  @Column({ type: 'jsonb' })
  data: Record<string, unknown>;

  @Column({ type: 'text', nullable: true })
  userAgent: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  @Index('ix_sessions_expires_at')
  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
