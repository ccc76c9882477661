import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What a farm writes to its followers. It is on the farm's page as well. */
@Entity('farm_news')
export class FarmNews {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  farmId: number;

  /** Which of the farm's people wrote it. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text', nullable: true })
  imageId: string | null;

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
