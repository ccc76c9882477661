import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../database/id-column.js';

@Entity('mail_attempts')
export class MailAttempt {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  mailId: number;

  @Column({ type: 'boolean' })
  isSent: boolean;

  @Column({ type: 'text' })
  detail: string;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
