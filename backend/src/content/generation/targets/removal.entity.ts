import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';

/** Triggers write it; kept as long as a page may be. */
@Entity('removals')
export class Removal {
  @IdColumn()
  id: number;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  removedAt: Date;
}
