import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { RenewalState } from '../../contract/marketplace/shares/share-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A member of a season who is asked whether they join the next one, at the site and weeks that they have. */
@Entity('share_renewals')
export class ShareRenewal {
  @IdColumn()
  id: number;

  /** The next season. */
  @Column({ type: 'integer' })
  planId: number;

  /** The membership of the last one. */
  @Column({ type: 'integer' })
  subscriptionId: number;

  /** Of the next season, of the same name; null where it has none. */
  @Column({ type: 'integer', nullable: true })
  sizeId: number | null;

  @Column({ type: 'text', default: 'asked' })
  state: RenewalState;

  /** Null where no place could be kept, and once there is an answer. */
  @Column({ type: 'integer', nullable: true })
  keptId: number | null;

  @Column({ type: 'integer', nullable: true })
  joinedId: number | null;

  /** The day of the last email about it. */
  @Column({ type: 'date' })
  remindedOn: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  changedAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
