import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../database/id-column.js';

/** One action of a member of staff. */
@Entity('audit_log')
@Index('ix_audit_log_search', { synchronize: false })
@Index('ix_audit_log_record', { synchronize: false })
@Index('ix_audit_log_user_id', { synchronize: false })
@Index('ix_audit_log_created_at', { synchronize: false })
@Index('ix_audit_log_before_user_id', { synchronize: false })
@Index('ix_audit_log_after_user_id', { synchronize: false })
export class AuditEntry {
  @IdColumn('audit_log')
  id: number;

  /** Null once the account is erased; the name stays. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_audit_log_user' })
  user?: unknown;

  @Column({ type: 'text' })
  username: string;

  /** 'create', 'update', 'delete', or the name of an action, such as 'verify'. */
  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'text' })
  resource: string;

  @Column({ type: 'text' })
  recordId: string;

  @Column({ type: 'jsonb', nullable: true })
  before: unknown;

  @Column({ type: 'jsonb', nullable: true })
  after: unknown;

  /** The reason that was given, where the action asks for one. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
