import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('farm_news_reports')
export class FarmNewsReport {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  newsId: number;

  /** Who it was, so that no one counts twice: the account, or a keyed hash of the address. */
  @Column({ type: 'text' })
  reporter: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'timestamptz', nullable: true })
  dismissedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
