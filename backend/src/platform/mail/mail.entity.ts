import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../database/id-column.js';

/** The outbox: a mail is written here in the transaction that causes it, and stays with what became of it. */
@Entity('mails')
export class Mail {
  @IdColumn()
  id: number;

  /** What it is for, e.g. "password-reset". */
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

  /** Which record it tells of, by the record's name in the back office: 'orders' and its id. */
  @Column({ type: 'text', nullable: true })
  aboutResource: string | null;

  @Column({ type: 'integer', nullable: true })
  aboutId: number | null;

  /** It holds, or held, a link that only its reader may have: nobody else is shown its text. */
  @Column({ type: 'boolean', default: false })
  isSecret: boolean;

  /** Its address was typed by a person who hasn't shown that it is theirs. */
  @Column({ type: 'boolean', default: false })
  isTyped: boolean;

  /** What such a mail is counted with: its kind, if nothing else is said. */
  @Column({ type: 'text', nullable: true })
  typedCap: string | null;

  /** A hash of who caused it, for a day. */
  @Column({ type: 'text', nullable: true })
  typedBy: string | null;

  /** A path of the site that stops such mails by POST, of a mail to many that waits. */
  @Column({ type: 'text', nullable: true })
  unsubscribePath: string | null;

  /** It is not sent from this moment on. */
  @Column({ type: 'timestamptz', nullable: true })
  sendBefore: Date | null;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'sent' | 'failed';

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
