import { Column, Entity } from 'typeorm';
import type { RowOutcome } from '../../contract/directory/import-files.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('import_rows')
export class ImportRow {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  runId: number;

  /** Which of the file's rows it is, from 1; the same when the file is read again. */
  @Column({ type: 'integer' })
  position: number;

  /** As a spreadsheet counts. */
  @Column({ type: 'integer' })
  rowNumber: number;

  @Column({ type: 'text' })
  outcome: RowOutcome;

  /** What it does beside all other rows; null where rows that are left out make no difference. */
  @Column({ type: 'text', nullable: true })
  outcomeOfAll: RowOutcome | null;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  location: string | null;

  /** No foreign key: the new places of a preview are never there. */
  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  /** Why it was rejected. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;
}
