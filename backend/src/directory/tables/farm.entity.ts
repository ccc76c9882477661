import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { FarmWaitsFor } from '../../contract/directory/farms.js';
import type { HoursException, Season } from '../../contract/directory/hours.js';
import type { Feature, PlaceKind } from '../../contract/directory/place-kinds.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import type { SocialLinks } from '../../contract/directory/social-links.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** Its own record wins over a directory place at the same spot. */
@Entity('farms')
export class Farm {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** A trigger files it under the business of its owner. */
  @Column({ type: 'integer', nullable: true })
  businessId: number | null;

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

  @Column({ type: 'jsonb', default: () => "'[]'" })
  exceptions: HoursException[];

  /** When its owner saved them, or the directory that the farm was claimed from changed them last. */
  @Column({ type: 'date', nullable: true })
  hoursConfirmed: string | null;

  @Column({ type: 'text', default: 'OPERATIONAL' })
  businessStatus: string;

  @Column({ type: 'boolean', default: false })
  isVerified: boolean;

  /** Null where visitors see it; else it waits for its account's email, or for staff. */
  @Column({ type: 'text', nullable: true })
  waitsFor: FarmWaitsFor | null;

  @Column({ type: 'boolean', default: false })
  isClaimed: boolean;

  /** When staff refused to verify it; empty again once its owner has changed it. */
  @Column({ type: 'timestamptz', nullable: true })
  rejectedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  rejectedReason: string | null;

  @Column({ type: 'boolean', default: false })
  isDemonstration: boolean;

  @Column({ type: 'text', nullable: true })
  placeId: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  newsStoppedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  newsStoppedReason: string | null;

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
