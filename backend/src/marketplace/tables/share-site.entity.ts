import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** A pickup of a share: the windows of its schedule on the share's dates. */
@Entity('share_sites')
export class ShareSite {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  planId: number;

  @Column({ type: 'integer' })
  position: number;

  @Column({ type: 'integer' })
  scheduleId: number;

  /** Cents a box. */
  @Column({ type: 'integer', default: 0 })
  fee: number;
}
