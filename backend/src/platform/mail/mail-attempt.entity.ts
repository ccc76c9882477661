import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../database/id-column.js';
import { Mail } from './mail.entity.js';

/** One try at delivering a mail, and what the mail server said. */
@Entity('mail_attempts')
export class MailAttempt {
  @IdColumn('mail_attempts')
  id: number;

  @Index('ix_mail_attempts_mail_id')
  @Column({ type: 'integer' })
  mailId: number;

  @ManyToOne(() => Mail, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'mail_id', foreignKeyConstraintName: 'fk_mail_attempts_mail' })
  mail?: Mail;

  @Column({ type: 'boolean' })
  isSent: boolean;

  @Column({ type: 'text' })
  detail: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
