import { Column, CreateDateColumn, Entity, UpdateDateColumn } from 'typeorm';
import type { SiteKind } from '../../contract/marketplace/pickup/pickup-sites.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('pickup_sites')
export class PickupSite {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  vendorId: number;

  @Column({ type: 'text' })
  kind: SiteKind;

  /** The market of the directory; null once it is deleted there. */
  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

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

  @Column({ type: 'text', nullable: true })
  host: string | null;

  @Column({ type: 'text', nullable: true })
  instructions: string | null;

  @Column({ type: 'text', nullable: true })
  accessNote: string | null;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
