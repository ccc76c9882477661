import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** What a file of members wrote, kept for a day so that it can be undone. */
@Entity('member_imports')
export class MemberImport {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'integer' })
  planId: number;

  /** The memberships that it made. */
  @Column({ type: 'integer', array: true })
  subscriptionIds: number[];

  /** When the farm had its members emailed. */
  @Column({ type: 'timestamptz', nullable: true })
  emailedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
