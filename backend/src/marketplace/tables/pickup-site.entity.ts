import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  UpdateDateColumn,
} from 'typeorm';
import type { SiteKind } from '../../contract/marketplace/pickup/pickup-sites.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Vendor } from './vendor.entity.js';

/** Where a vendor hands orders over: the farm, a market, or a drop point with a host. */
@Entity('pickup_sites')
@Index('ix_pickup_sites_vendor_id', ['vendorId', 'id'])
@Index('ix_pickup_sites_created_at', ['createdAt', 'id'])
@Index('ix_pickup_sites_map', { synchronize: false })
@Check(
  'ck_pickup_sites_kind',
  `kind IN ('farm', 'market', 'drop_point') AND (kind = 'market') >= (place_id IS NOT NULL)`,
)
@Check('ck_pickup_sites_position', 'latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180')
export class PickupSite {
  @IdColumn('pickup_sites')
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @ManyToOne(() => Vendor, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'vendor_id', foreignKeyConstraintName: 'fk_pickup_sites_vendor' })
  vendor?: Vendor;

  @Column({ type: 'text' })
  kind: SiteKind;

  /** The market of the directory; null once it is deleted there. */
  @Index('ix_pickup_sites_place_id', { where: 'place_id IS NOT NULL' })
  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  @ManyToOne('Place', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_pickup_sites_place' })
  place?: unknown;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  zipCode: string;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  /** Of its ZIP code, an IANA name: all times of its pickups are clocks there. */
  @Column({ type: 'text' })
  timeZone: string;

  /** Who keeps a drop point. */
  @Column({ type: 'text', nullable: true })
  host: string | null;

  @Column({ type: 'text', nullable: true })
  instructions: string | null;

  /** For people who don't walk well or come by wheelchair. */
  @Column({ type: 'text', nullable: true })
  accessNote: string | null;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  /** Since when it is not used; its old orders still point to it. */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
