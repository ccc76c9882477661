import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Its email is queued in the same transaction. */
@Entity('message_answers')
export class MessageAnswer {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  messageId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** As it was when the answer was written. */
  @Column({ type: 'text' })
  username: string;

  @Column({ type: 'text' })
  text: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
