import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What a member would pay a box, in cents without the site's fee. */
@Entity('share_pledges')
export class SharePledge {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  roundId: number;

  @Column({ type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'integer' })
  price: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;
}
