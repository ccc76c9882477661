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
import type { HoursException, Season } from '../../contract/directory/hours.js';
import { type Feature, FEATURES, type PlaceKind } from '../../contract/directory/place-kinds.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import type { SocialLinks } from '../../contract/directory/social-links.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Farm } from './farm.entity.js';
import type { PlaceSourceName } from './place-record.js';

/** A market, CSA, stand … as the directory lists it: the newest that its sources say, field by field. */
@Entity('places')
@Unique('uq_places_source', ['source', 'sourceId'])
@Check(
  'ck_places_kind',
  `kind IN ('farmers_market', 'on_farm_market', 'csa', 'food_hub', 'agritourism', 'farm_stand', 'u_pick')`,
)
@Check('ck_places_features', `features <@ ARRAY['${FEATURES.join(`', '`)}']`)
@Check('ck_places_position', 'latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180')
@Index('ix_places_markets_map', { synchronize: false })
@Index('ix_places_farms_map', { synchronize: false })
@Index('ix_places_search', { synchronize: false })
@Index('ix_places_name_similar', { synchronize: false })
@Index('ix_places_any_name_similar', { synchronize: false })
@Index('ix_places_by_name', { synchronize: false })
@Index('ix_places_by_state', { synchronize: false })
@Index('ix_places_zip_code', ['zipCode', 'id'])
@Index('ix_places_kind', ['kind', 'id'])
@Index('ix_places_by_last_confirmed', { synchronize: false })
@Index('ix_places_hidden_at', ['hiddenAt', 'id'], { where: 'hidden_at IS NOT NULL' })
export class Place {
  @IdColumn('places')
  id: number;

  @Column({ type: 'text' })
  kind: PlaceKind;

  /** The source of the newest of its records. */
  @Column({ type: 'text' })
  source: PlaceSourceName;

  @Column({ type: 'text' })
  sourceId: string;

  @Column({ type: 'text' })
  name: string;

  /** The name reduced to what tells doubles: see `nameKey`. */
  @Index('ix_places_name_key')
  @Column({ type: 'text' })
  nameKey: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** One line. */
  @Column({ type: 'text' })
  address: string;

  @Column({ type: 'text', nullable: true })
  street: string | null;

  @Column({ type: 'text', nullable: true })
  city: string | null;

  @Column({ type: 'text', nullable: true })
  state: string | null;

  @Column({ type: 'text', nullable: true })
  zipCode: string | null;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @Column({ type: 'boolean', default: false })
  isApproximate: boolean;

  @Column({ type: 'text', nullable: true })
  timeZone: string | null;

  @Column({ type: 'text', nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  email: string | null;

  @Column({ type: 'text', nullable: true })
  website: string | null;

  /** Pages in social networks: one address each. */
  @Column({ type: 'jsonb', default: () => "'{}'" })
  socialLinks: SocialLinks;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  productTypes: ProductType[];

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  activities: string[];

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  features: Feature[];

  @Column({ type: 'boolean', default: false })
  organicCertified: boolean;

  @Column({ type: 'boolean', default: false })
  organicOptions: boolean;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  seasons: Season[];

  /** Dates with other hours, by their order. No source has them, so imports leave them. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  exceptions: HoursException[];

  @Column({ type: 'text', nullable: true })
  hoursNote: string | null;

  @Column({ type: 'text', default: 'OPERATIONAL' })
  businessStatus: string;

  @Column({ type: 'date', nullable: true })
  lastConfirmed: string | null;

  /** When the source that the hours are from changed them last, where it says so. */
  @Column({ type: 'date', nullable: true })
  hoursConfirmed: string | null;

  /** When its manager said that everything is still right. */
  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Set when nobody answered two emails; it counts until something confirms it: see `confirmed.sql.ts`. */
  @Column({ type: 'date', nullable: true })
  unconfirmedSince: string | null;

  /** When staff took it out of the directory; imports leave it out, too. */
  @Column({ type: 'timestamptz', nullable: true })
  hiddenAt: Date | null;

  /** The registered farm that stands for this place now; the place itself is then no longer listed. */
  @Index('ix_places_farm_id')
  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @ManyToOne(() => Farm, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_places_farm' })
  farm?: Farm;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
