import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../database/id-column.js';

@Entity('audit_log')
export class AuditEntry {
  @IdColumn()
  id: number;

  /** Null once the account is erased; the name stays. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  username: string;

  /** 'create', 'update', 'delete', or an action such as 'verify'. */
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

  /** The reason, where the action asks for one. */
  @Column({ type: 'text', nullable: true })
  note: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
