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
  @Column({ type: 'integer', nullable: true })
  handoverTo: number | null;

  @Column({ type: 'integer', nullable: true })
  handoverBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  handoverUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
