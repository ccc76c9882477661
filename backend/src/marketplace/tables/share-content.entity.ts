import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** A line of what is in the boxes of a day. */
@Entity('share_contents')
export class ShareContent {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  dateId: number;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'integer' })
  sizeId: number;

  /** Null: at every pickup. */
  @Column({ type: 'integer', nullable: true })
  scheduleId: number | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  quantity: string;

  /** Cents in one box; null where unknown. */
  @Column({ type: 'integer', nullable: true })
  value: number | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  /** When members got farm credit for it, as it was missing. */
  @Column({ type: 'timestamptz', nullable: true })
  missingAt: Date | null;
}
