import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { MessageStatus } from '../../contract/content/messages.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('messages')
export class Message {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'text' })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'text', default: 'unread' })
  status: MessageStatus;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
