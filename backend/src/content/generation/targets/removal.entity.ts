import { Column, Entity, Index } from 'typeorm';
import { IdColumn } from '../../../platform/database/id-column.js';

/** Where something was taken offline or moved away from. Triggers write it; kept as long as a page may be. */
@Entity('removals')
@Index('ix_removals_map', { synchronize: false })
export class Removal {
  @IdColumn('removals')
  id: number;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @Index('ix_removals_removed_at')
  @Column({ type: 'timestamptz', default: () => 'now()' })
  removedAt: Date;
}
