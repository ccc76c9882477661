import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** Hours that a member worked on a day, as the farm noted them. */
@Entity('share_hours')
export class ShareHours {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'integer' })
  minutes: number;

  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
