import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { AnnouncementKind } from '../../contract/following/follow-kinds.js';
import { IdColumn } from '../database/id-column.js';

@Entity('announcements')
export class Announcement {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  kind: AnnouncementKind;

  /** "listing-4", "field-status-12": told once. */
  @Column({ type: 'text' })
  key: string;

  /** {"farm-7","place-3"}: the first is what a notice counts for. */
  @Column({ type: 'text', array: true })
  about: string[];

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'text' })
  path: string;

  /** What followed searches look for their words in. */
  @Column({ type: 'text' })
  words: string;

  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  /** Is not told; null where it was the clock. */
  @Column({ type: 'integer', nullable: true })
  byUserId: number | null;

  @Column({ type: 'timestamptz' })
  until: Date;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
