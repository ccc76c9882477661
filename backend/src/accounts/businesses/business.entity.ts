import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, Unique } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import { User } from '../users/user.entity.js';

/** One family's farms, shop and market stalls, and the people who work there. */
@Entity('businesses')
@Unique('uq_businesses_user_id', ['userId'])
@Unique('uq_businesses_id_user', ['id', 'userId'])
export class Business {
  @IdColumn('businesses')
  id: number;

  @Column({ type: 'text' })
  name: string;

  /**
   * The owner whose account its farms, vendor and listings are kept under: theirs follow this one by the
   * foreign keys. Null once the last owner has erased the account.
   */
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_businesses_user' })
  user?: User | null;

  /** Since when it has no owner. What it is owed stays in the ledger. */
  @Column({ type: 'timestamptz', nullable: true })
  frozenAt: Date | null;

  /** To whom an owner wants to hand over, until they say yes. */
  @Column({ type: 'integer', nullable: true })
  handoverTo: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'handover_to', foreignKeyConstraintName: 'fk_businesses_handover_to' })
  handoverToUser?: User | null;

  @Column({ type: 'integer', nullable: true })
  handoverBy: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'handover_by', foreignKeyConstraintName: 'fk_businesses_handover_by' })
  handoverByUser?: User | null;

  @Column({ type: 'timestamptz', nullable: true })
  handoverUntil: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
