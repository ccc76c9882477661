import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** One thing that is in a box: always, or in one week. */
@Entity('bundle_parts')
export class BundlePart {
  @IdColumn()
  id: number;

  /** The box. */
  @Column({ type: 'integer' })
  bundleId: number;

  /** The Monday of the week that it is in the box; null in all weeks that say nothing of their own. */
  @Column({ type: 'date', nullable: true })
  week: string | null;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'integer' })
  productId: number;

  /** The option of it; null for a product without any. */
  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  /** In one box. */
  @Column({ type: 'integer' })
  quantity: number;
}
