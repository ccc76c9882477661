import { Column, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';
import type { PlaceRecord, PlaceSourceName } from './place-record.js';

@Entity('place_records')
export class StoredPlaceRecord {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @Column({ type: 'text' })
  source: PlaceSourceName;

  @Column({ type: 'text' })
  sourceId: string;

  @Column({ type: 'timestamptz', nullable: true })
  sourceUpdatedAt: Date | null;

  @Column({ type: 'text' })
  contentHash: string;

  @Column({ type: 'jsonb' })
  record: PlaceRecord;

  /** The source's own row, without the names of contact persons. */
  @Column({ type: 'jsonb' })
  raw: Record<string, string>;

  /** The content of the file that it was last read from; its rows are sessions of one market. */
  @Column({ type: 'text', nullable: true })
  fileKey: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  importedAt: Date;
}
