import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { HoursException, Season } from '../../contract/directory/hours.js';
import type { Feature, PlaceKind } from '../../contract/directory/place-kinds.js';
import type { ProductType } from '../../contract/directory/product-types.js';
import type { SocialLinks } from '../../contract/directory/social-links.js';
import { IdColumn } from '../../platform/database/id-column.js';
import type { PlaceSourceName } from './place-record.js';

@Entity('places')
export class Place {
  @IdColumn()
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
  @Column({ type: 'text' })
  nameKey: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

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

  @Column({ type: 'date', nullable: true })
  hoursConfirmed: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Set when nobody answered two emails; it counts until something confirms it: see `confirmed.sql.ts`. */
  @Column({ type: 'date', nullable: true })
  unconfirmedSince: string | null;

  /** When staff took it out of the directory; imports leave it out, too. */
  @Column({ type: 'timestamptz', nullable: true })
  hiddenAt: Date | null;

  /** The registered farm that stands for this place now; the place itself is then no longer listed. */
  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
