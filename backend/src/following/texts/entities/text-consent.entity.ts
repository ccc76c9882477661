import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';

/** What was said about being texted at a number, and with which words; the last one of a number counts. */
@Entity('text_consents')
@Check('ck_text_consents_action', `action IN ('opted-in', 'stopped', 'started', 'removed')`)
@Check('ck_text_consents_source', `source IN ('screen', 'text', 'carrier')`)
@Check('ck_text_consents_phone', String.raw`phone ~ '^\+1[2-9][0-9]{9}$'`)
@Index('ix_text_consents_phone', ['phone', 'id'])
export class TextConsent {
  @IdColumn('text_consents')
  id: number;

  /** Null for STOP from a number that no account has. */
  @Index('ix_text_consents_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_text_consents_user' })
  user?: unknown;

  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text' })
  action: 'opted-in' | 'stopped' | 'started' | 'removed';

  @Column({ type: 'text' })
  source: 'screen' | 'text' | 'carrier';

  /** What the screen said, or what was texted. */
  @Column({ type: 'text' })
  words: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
