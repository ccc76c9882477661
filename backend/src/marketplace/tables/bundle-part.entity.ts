import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('bundle_parts')
export class BundlePart {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  bundleId: number;

  /** The Monday of the week that it is in the box; null in all weeks that say nothing of their own. */
  @Column({ type: 'date', nullable: true })
  week: string | null;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'integer' })
  productId: number;

  @Column({ type: 'integer', nullable: true })
  variantId: number | null;

  @Column({ type: 'integer' })
  quantity: number;
}
