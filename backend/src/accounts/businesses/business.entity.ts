import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('businesses')
export class Business {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  name: string;

  /** Farms, vendor and listings follow by foreign key. Null once the last owner has erased the account. */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Since when it has no owner. */
  @Column({ type: 'timestamptz', nullable: true })
  frozenAt: Date | null;

  /** To whom an owner wants to hand over, until they say yes. */
  @Column({ name: 'handover_to', type: 'integer', nullable: true })
  transferTo: number | null;

  @Column({ name: 'handover_by', type: 'integer', nullable: true })
  transferBy: number | null;

  @Column({ name: 'handover_until', type: 'timestamptz', nullable: true })
  transferUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
