import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Who gets less of a crop: a box of a share, or a line of an order. */
@Entity('short_crop_parts')
export class ShortCropPart {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  cropId: number;

  @Column({ type: 'integer', nullable: true })
  promiseId: number | null;

  @Column({ type: 'integer', nullable: true })
  orderId: number | null;

  /** Null of a box of a share, and where nothing is left of the line. */
  @Column({ type: 'integer', nullable: true })
  orderItemId: number | null;

  /** Of what is a part of what was ordered: cents at list prices that are missing; null of a line itself. */
  @Column({ type: 'integer', nullable: true })
  missingValue: number | null;

  /** The same of all that is in it. */
  @Column({ type: 'integer', nullable: true })
  boxValue: number | null;

  /** As it is called there. */
  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'integer' })
  needed: number;

  @Column({ type: 'integer' })
  given: number;

  /** What it is worth: farm credit, a refund, or what less is due. */
  @Column({ type: 'integer' })
  cents: number;

  /** When its refund and email went out. */
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
