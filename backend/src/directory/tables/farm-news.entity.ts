import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('farm_news')
export class FarmNews {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  farmId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text', nullable: true })
  imageId: string | null;

  @Column({ type: 'text', default: '' })
  alt: string;

  @Column({ type: 'boolean', default: false })
  isHidden: boolean;

  @Column({ type: 'text', nullable: true })
  hiddenReason: string | null;

  @Column({ type: 'integer', default: 0 })
  openReports: number;

  /** When the farm removed it. It stays a while, as it counts toward the week's. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
