import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { HubFigures } from '../../contract/content/content-hubs.js';
import type { PageStatus } from '../../contract/content/page-status.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('content_hub_pages')
export class ContentHubPage {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  topic: string;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  metaDescription: string;

  /** Markdown. */
  @Column({ type: 'text' })
  content: string;

  @Column({ type: 'text' })
  targetKeyword: string;

  @Column({ type: 'integer', default: 0 })
  searchVolume: number;

  @Column({ type: 'text', array: true, default: () => "'{}'" })
  relatedPages: string[];

  /** Computed after each run; null until then, and where nothing is counted. */
  @Column({ type: 'jsonb', nullable: true })
  figures: HubFigures | null;

  @Column({ type: 'timestamptz', nullable: true })
  figuresAt: Date | null;

  /** Hash of the file it was filled from; where the row's texts have another, staff changed them. */
  @Column({ type: 'text', nullable: true })
  seedHash: string | null;

  @Column({ type: 'text', default: 'published' })
  status: PageStatus;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastUpdated: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
