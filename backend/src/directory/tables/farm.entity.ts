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
import type { FarmWaitsFor } from '../../contract/directory/farms.js';
import type { HoursException, Season } from '../../contract/directory/hours.js';
import { type Feature, FEATURES, type PlaceKind } from '../../contract/directory/place-kinds.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import type { SocialLinks } from '../../contract/directory/social-links.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A farm registered with Farmgate. Its own record wins over a directory place at the same spot. */
@Entity('farms')
@Unique('uq_farms_place_id', ['placeId'])
@Check(
  'ck_farms_kind',
  `kind IN ('farmers_market', 'on_farm_market', 'csa', 'food_hub', 'agritourism', 'farm_stand', 'u_pick')`,
)
@Check('ck_farms_features', `features <@ ARRAY['${FEATURES.join(`', '`)}']`)
@Check('ck_farms_position', 'latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180')
@Index('ix_farms_shown_map', { synchronize: false })
@Index('ix_farms_search', { synchronize: false })
@Index('ix_farms_name_similar', { synchronize: false })
@Check(
  'ck_farms_rejection',
  `(rejected_at IS NULL) = (rejected_reason IS NULL) AND (rejected_at IS NULL OR NOT is_verified)`,
)
@Check('ck_farms_claimed_by_someone', `user_id IS NOT NULL OR NOT is_claimed`)
@Index('ix_farms_newest', { synchronize: false })
@Index('ix_farms_verification', { synchronize: false })
@Index('ix_farms_name', ['name', 'id'])
@Index('ix_farms_kind', ['kind', 'id'])
@Index('ix_farms_state', ['state', 'id'])
@Index('ix_farms_updated_at', ['updatedAt', 'id'])
@Index('ix_farms_is_claimed', ['isClaimed', 'id'])
@Index('ix_farms_is_demonstration', ['isDemonstration', 'id'])
@Index('ix_farms_business_id', ['businessId'])
@Index('ix_farms_zip_code', ['zipCode', 'id'])
@Index('ix_farms_phone_digits', { synchronize: false })
@Index('ix_farms_email', { synchronize: false })
@Check('ck_farms_waits_for', `waits_for IN ('email', 'staff')`)
@Index('ix_farms_waits_for', ['waitsFor', 'id'], { where: 'waits_for IS NOT NULL' })
export class Farm {
  @IdColumn('farms')
  id: number;

  @Index('ix_farms_user_id')
  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** The owner. Named, not imported: domains do not import each other's entities. */
  @ManyToOne('User', { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_farms_user' })
  user?: unknown;

  /** A trigger files it under the business of its owner. */
  @Column({ type: 'integer', nullable: true })
  businessId: number | null;

  @ManyToOne('Business', { onUpdate: 'CASCADE', nullable: true })
  @JoinColumn([
    { name: 'business_id', referencedColumnName: 'id', foreignKeyConstraintName: 'fk_farms_business' },
    { name: 'user_id', referencedColumnName: 'userId' },
  ])
  business?: unknown;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  description: string;

  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text', nullable: true })
  city: string | null;

  @Column({ type: 'text', nullable: true })
  state: string | null;

  @Column({ type: 'text' })
  zipCode: string;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @Column({ type: 'boolean', default: true })
  isApproximate: boolean;

  @Column({ type: 'text', nullable: true })
  timeZone: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  /** Pages in social networks: one address each. */
  @Column({ type: 'jsonb', default: () => "'{}'" })
  socialLinks: SocialLinks;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', default: 'on_farm_market' })
  kind: PlaceKind;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  productTypes: ProductType[];

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  activities: string[];

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  features: Feature[];

  @Column({ type: 'boolean', default: false })
  organicCertified: boolean;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  seasons: Season[];

  /** Dates with other hours, by their order. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  exceptions: HoursException[];

  /** When its owner saved them, or the directory that the farm was claimed from changed them last. */
  @Column({ type: 'date', nullable: true })
  hoursConfirmed: string | null;

  @Column({ type: 'text', default: 'OPERATIONAL' })
  businessStatus: string;

  @Column({ type: 'boolean', default: false })
  isVerified: boolean;

  /**
   * Visitors see it once its account's email is confirmed, or once staff have verified it, as it may be the
   * same as another farm; null where they see it.
   */
  @Column({ type: 'text', nullable: true })
  waitsFor: FarmWaitsFor | null;

  @Column({ type: 'boolean', default: false })
  isClaimed: boolean;

  /** When staff refused to verify it; empty again once its owner has changed it. */
  @Column({ type: 'timestamptz', nullable: true })
  rejectedAt: Date | null;

  /** Why, in words that its owner reads. */
  @Column({ type: 'text', nullable: true })
  rejectedReason: string | null;

  @Column({ type: 'boolean', default: false })
  isDemonstration: boolean;

  @Column({ type: 'text', nullable: true })
  placeId: string | null;

  /** When staff stopped its news to followers. */
  @Column({ type: 'timestamptz', nullable: true })
  newsStoppedAt: Date | null;

  /** Why, in words that its owner reads. */
  @Column({ type: 'text', nullable: true })
  newsStoppedReason: string | null;

  /** When its owner said that everything is still right. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Set when nobody answered two emails; it counts until something confirms it: see `confirmed.sql.ts`. */
  @Column({ type: 'date', nullable: true })
  unconfirmedSince: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
