import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';

@Entity('text_numbers')
export class TextNumber {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  userId: number;

  /** "+12395550100". Only one person can have shown that it is theirs. */
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
