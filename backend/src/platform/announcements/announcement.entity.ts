import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { AnnouncementKind } from '../../contract/following/follow-kinds.js';
import { IdColumn } from '../database/id-column.js';

/** Something that followers are told of. A job makes notices of it, in batches. */
@Entity('announcements')
export class Announcement {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  kind: AnnouncementKind;

  /** What is told once has one key, such as "listing-4" or "field-status-12". */
  @Column({ type: 'text' })
  key: string;

  /**
   * The keys of what it is about, such as {"farm-7","place-3"}: the first one is what a notice counts
   * for.
   */
  @Column({ type: 'text', array: true })
  about: string[];

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  /** A path of the site. */
  @Column({ type: 'text' })
  path: string;

  /** What followed searches look for their words in. */
  @Column({ type: 'text' })
  words: string;

  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  /** Who caused it, and is not told; null where it was the clock. */
  @Column({ type: 'integer', nullable: true })
  byUserId: number | null;

  /** Not told after this moment. */
  @Column({ type: 'timestamptz' })
  until: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
