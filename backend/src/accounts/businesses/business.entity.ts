import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

/** One family's farms, shop and market stalls, and the people who work there. */
@Entity('businesses')
export class Business {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  name: string;

  /**
   * The owner whose account its farms, vendor and listings are kept under: theirs follow this one by the
   * foreign keys. Null once the last owner has erased the account.
   */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Since when it has no owner. What it is owed stays in the ledger. */
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
