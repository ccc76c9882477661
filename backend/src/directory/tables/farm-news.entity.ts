import { Check, Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { Image } from '../../platform/media/image.entity.js';
import { Farm } from './farm.entity.js';

/** What a farm writes to its followers. It is on the farm's page as well. */
@Entity('farm_news')
@Check('ck_farm_news_text', 'char_length(text) BETWEEN 1 AND 1000')
@Index('ix_farm_news_farm_id', ['farmId', 'id'])
@Index('ix_farm_news_created_at', ['createdAt', 'id'])
@Index('ix_farm_news_open_reports', ['openReports', 'id'])
@Index('ix_farm_news_user_id', { synchronize: false })
@Index('ix_farm_news_image_id', { synchronize: false })
@Index('ix_farm_news_text', { synchronize: false })
export class FarmNews {
  @IdColumn('farm_news')
  id: number;

  @Column({ type: 'integer' })
  farmId: number;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_farm_news_farm' })
  farm?: Farm;

  /** Which of the farm's people wrote it. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_farm_news_user' })
  user?: unknown;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text', nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { nullable: true })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'fk_farm_news_image' })
  image?: Image | null;

  /** What the photo shows, in words; may be empty. */
  @Column({ type: 'text', default: '' })
  alt: string;

  @Column({ type: 'boolean', default: false })
  isHidden: boolean;

  /** What staff said when they hid it. */
  @Column({ type: 'text', nullable: true })
  hiddenReason: string | null;

  /** Reports that staff have not looked at yet. */
  @Column({ type: 'integer', default: 0 })
  openReports: number;

  /** When the farm removed it. It stays a while, as it counts toward the week's. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
