import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { PageStatus } from '../../contract/content/page-status.js';
import type { FeaturedFarm, StateFacts } from '../../contract/content/state-pages.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('state_pages')
export class StatePage {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  state: string;

  @Column({ type: 'text' })
  stateCode: string;

  /** With its prefix: "farms-in-florida". */
  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  metaDescription: string;

  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'jsonb', default: () => "'[]'" })
  featuredFarms: FeaturedFarm[];

  @Column({ type: 'jsonb' })
  facts: StateFacts;

  @Column({ type: 'text' })
  factsHash: string;

  @Column({ type: 'integer', default: 0 })
  cityCount: number;

  @Column({ type: 'integer', default: 0 })
  farmCount: number;

  @Column({ type: 'integer', default: 0 })
  marketCount: number;

  @Column({ type: 'boolean', default: false })
  isIndexable: boolean;

  @Column({ type: 'text', default: 'published' })
  status: PageStatus;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUpdated: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
