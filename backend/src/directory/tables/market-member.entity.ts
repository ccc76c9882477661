import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  Unique,
  UpdateDateColumn,
} from 'typeorm';
import type { MemberStatus } from '../../contract/directory/markets.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Farm } from './farm.entity.js';
import { Place } from './place.entity.js';

/** A vendor, a farm or a bare name on the roster of a market. */
@Entity('market_members')
@Unique('uq_market_members_vendor', ['placeId', 'vendorId'])
@Unique('uq_market_members_farm', ['placeId', 'farmId'])
@Check('ck_market_members_who', 'num_nonnulls(vendor_id, farm_id, name) = 1')
@Check('ck_market_members_status', `status IN ('invited', 'asked', 'member', 'removed')`)
export class MarketMember {
  @IdColumn('market_members')
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @ManyToOne(() => Place, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_market_members_place' })
  place?: Place;

  @Index('ix_market_members_vendor_id')
  @Column({ type: 'integer', nullable: true })
  vendorId: number | null;

  @ManyToOne('Vendor', { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_market_members_vendor' })
  vendor?: unknown;

  @Index('ix_market_members_farm_id')
  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_market_members_farm' })
  farm?: Farm;

  /** Of one that is neither a vendor nor a farm here. */
  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column({ type: 'text', nullable: true })
  stall: string | null;

  @Column({ type: 'text' })
  status: MemberStatus;

  /** They said once that they come on every day. */
  @Column({ type: 'boolean', default: false })
  comesEveryDay: boolean;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
