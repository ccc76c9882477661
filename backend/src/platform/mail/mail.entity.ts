import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../database/id-column.js';

@Entity('mails')
export class Mail {
  @IdColumn()
  id: number;

  /** "password-reset" */
  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'text', nullable: true })
  replyTo: string | null;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  html: string;

  @Column({ type: 'text' })
  text: string;

  /** The same at every attempt, so that a mail that arrives twice is known as one. */
  @Column({ type: 'text' })
  messageId: string;

  /** 'orders' and its id, by the back office's names. */
  @Column({ type: 'text', nullable: true })
  aboutResource: string | null;

  @Column({ type: 'integer', nullable: true })
  aboutId: number | null;

  /** Holds, or held, a link for its reader alone: nobody else is shown its text. */
  @Column({ type: 'boolean', default: false })
  isSecret: boolean;

  /** Typed by a person who hasn't shown that it is theirs. */
  @Column({ type: 'boolean', default: false })
  isTyped: boolean;

  /** Null: its kind. */
  @Column({ type: 'text', nullable: true })
  typedCap: string | null;

  /** A hash of who caused it, kept for a day. */
  @Column({ type: 'text', nullable: true })
  typedBy: string | null;

  /** Stops such mails by POST. */
  @Column({ type: 'text', nullable: true })
  unsubscribePath: string | null;

  /** Not sent from this moment on. */
  @Column({ type: 'timestamptz', nullable: true })
  sendBefore: Date | null;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'sent' | 'failed';

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
