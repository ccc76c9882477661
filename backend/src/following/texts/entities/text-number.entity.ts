import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';

/** A phone number that someone texts from; it is theirs once they have entered the code that it got. */
@Entity('text_numbers')
@Unique('uq_text_numbers_phone', ['userId', 'phone'])
@Check('ck_text_numbers_phone', String.raw`phone ~ '^\+1[2-9][0-9]{9}$'`)
export class TextNumber {
  @IdColumn('text_numbers')
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_text_numbers_user' })
  user?: unknown;

  /** "+12395550100". Only one person can have shown that it is theirs. */
  @Index('ix_text_numbers_verified', { unique: true, where: 'verified_at IS NOT NULL' })
  @Column({ type: 'text' })
  phone: string;

  @Column({ type: 'text', nullable: true })
  codeHash: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  codeSentAt: Date | null;

  /** Wrong codes since the last one was sent. */
  @Column({ type: 'integer', default: 0 })
  codeTries: number;

  @Column({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
