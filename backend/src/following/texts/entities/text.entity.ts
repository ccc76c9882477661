import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { TextOutcome } from '../../../contract/following/text-outcomes.js';
import { IdColumn } from '../../../platform/database/id-column.js';
import type { TextChoice } from '../acting/steps.js';
import type { TextUndo } from '../acting/steps.js';

@Entity('texts')
export class Text {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  /** The account that keeps the farms of the business they acted for. */
  @Column({ type: 'integer' })
  ownerId: number;

  @Column({ type: 'text' })
  channel: 'text' | 'email';

  @Column({ type: 'text' })
  direction: 'in' | 'out';

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  body: string;

  /** Twilio's MessageSid, or the Message-Id of an email: each counts once. */
  @Column({ type: 'text', nullable: true })
  providerId: string | null;

  /** Of Mailgun's signature, which is good for one email. */
  @Column({ type: 'text', nullable: true })
  token: string | null;

  @Column({ type: 'text' })
  outcome: TextOutcome;

  /** What we answered, which says what was understood. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  /** What a number in the next text chooses. */
  @Column({ type: 'jsonb', nullable: true })
  choices: TextChoice[] | null;

  @Column({ type: 'jsonb', nullable: true })
  undo: TextUndo[] | null;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  dismissedAt: Date | null;

  /** Of one that we sent: "waiting", then what Twilio says. */
  @Column({ type: 'text', nullable: true })
  status: string | null;

  @Column({ type: 'integer', nullable: true })
  errorCode: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
