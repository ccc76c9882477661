import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { LocationFacts } from '../../contract/content/location-facts.js';
import type { PageStatus } from '../../contract/content/page-status.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('location_pages')
export class LocationPage {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  targetId: number;

  @Column({ type: 'text' })
  city: string;

  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  stateCode: string;

  @Column({ type: 'text' })
  zipCode: string;

  /** With its prefix: "farms-fort-myers-fl". */
  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  metaDescription: string;

  /** Markdown. */
  @Column({ type: 'text' })
  content: string;

  /** JSON, as GET /api/farmers-markets shows them. */
  @Column({ type: 'text' })
  farmsData: string;

  @Column({ type: 'jsonb' })
  facts: LocationFacts;

  /** Of everything that the page is made from; the same facts do not make a new page. */
  @Column({ type: 'text' })
  factsHash: string;

  @Column({ type: 'double precision' })
  latitude: number;

  @Column({ type: 'double precision' })
  longitude: number;

  @Column({ type: 'integer', nullable: true })
  population: number | null;

  @Column({ type: 'integer', default: 0 })
  farmCount: number;

  @Column({ type: 'integer', default: 0 })
  marketCount: number;

  @Column({ type: 'integer', default: 0 })
  offerCount: number;

  @Column({ type: 'boolean', default: false })
  isIndexable: boolean;

  @Column({ type: 'text', default: 'published' })
  status: PageStatus;

  /** When its content last changed. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUpdated: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  checkedAt: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
