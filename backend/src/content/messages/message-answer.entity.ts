import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Message } from './message.entity.js';

/** What staff answered to a message; its email is queued in the same transaction. */
@Entity('message_answers')
@Index('ix_message_answers_message_id', ['messageId', 'id'])
export class MessageAnswer {
  @IdColumn('message_answers')
  id: number;

  @Column({ type: 'integer' })
  messageId: number;

  @ManyToOne(() => Message, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'message_id', foreignKeyConstraintName: 'fk_message_answers_message' })
  message?: Message;

  @Index('ix_message_answers_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_message_answers_user' })
  user?: unknown;

  /** As it was when the answer was written. */
  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
