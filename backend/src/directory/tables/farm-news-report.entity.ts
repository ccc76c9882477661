import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { FarmNews } from './farm-news.entity.js';

/** Someone thinks that a farm's news should not be there. */
@Entity('farm_news_reports')
@Unique('uq_farm_news_reports_reporter', ['newsId', 'reporter'])
@Index('ix_farm_news_reports_waiting', { synchronize: false })
export class FarmNewsReport {
  @IdColumn('farm_news_reports')
  id: number;

  @Column({ type: 'integer' })
  newsId: number;

  @ManyToOne(() => FarmNews, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'news_id', foreignKeyConstraintName: 'fk_farm_news_reports_news' })
  news?: FarmNews;

  /** Who it was, so that no one counts twice: the account, or a keyed hash of the address. */
  @Index('ix_farm_news_reports_of')
  @Column({ type: 'text' })
  reporter: string;

  @Column({ type: 'text' })
  reason: string;

  @Column({ type: 'timestamptz', nullable: true })
  dismissedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
