import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { MemberStatus } from '../../contract/directory/markets.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('market_members')
export class MarketMember {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @Column({ type: 'integer', nullable: true })
  vendorId: number | null;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  /** Of one that is neither a vendor nor a farm here. */
  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column({ type: 'text', nullable: true })
  stall: string | null;

  @Column({ type: 'text' })
  status: MemberStatus;

  /** Of one on the waiting list, which goes by it. */
  @Column({ type: 'timestamptz', nullable: true })
  waitingSince: Date | null;

  /** Why they were declined. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'boolean', default: false })
  comesEveryDay: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
