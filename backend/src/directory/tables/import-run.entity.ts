import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { ImportUndo } from '../../contract/directory/admin/imports.admin.js';
import type { ImportOrigin, ImportStatus } from '../../contract/directory/import-files.js';
import type { ChosenListColumn } from '../../contract/directory/place-lists.js';
import { IdColumn } from '../../platform/database/id-column.js';
import type { PlaceList } from './place-list.entity.js';

/** The five directories, as the API's addresses and the newer exports' file names call them. */
export type UsdaDirectory = 'farmersmarket' | 'onfarmmarket' | 'csa' | 'foodhub' | 'agritourism';

@Entity('import_runs')
export class ImportRun {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  origin: ImportOrigin;

  @Column({ type: 'text', nullable: true })
  directory: UsdaDirectory | null;

  @Column({ type: 'text' })
  fileName: string;

  /** In bytes. */
  @Column({ type: 'integer' })
  fileSize: number;

  @Column({ type: 'text', default: 'queued' })
  status: ImportStatus;

  @Column({ type: 'boolean', default: false })
  isStopping: boolean;

  @Column({ type: 'integer', default: 0 })
  progress: number;

  @Column({ type: 'text', nullable: true })
  format: string | null;

  /** The city's or state's list that its file is. */
  @Column({ type: 'integer', nullable: true })
  listId: number | null;

  /** The list was fetched from its address, by its rhythm or because staff asked. */
  @Column({ type: 'boolean', default: false })
  isRefresh: boolean;

  /** Once its preview is done, unless much is gone: until staff touch it. */
  @Column({ type: 'boolean', default: false })
  storesItself: boolean;

  /** Those of its file, where only staff know what they are. */
  @Column({ type: 'jsonb', nullable: true })
  columns: { head: string; is: ChosenListColumn; samples: string[] }[] | null;

  /** What its list was when the file was previewed; null where it's no list. */
  @Column({ type: 'jsonb', nullable: true })
  readAs: Pick<PlaceList, 'name' | 'kind' | 'city' | 'state'> | null;

  @Column({ type: 'integer', default: 0 })
  rowsRead: number;

  @Column({ type: 'boolean', default: false })
  isPreview: boolean;

  @Column({ type: 'integer', default: 0 })
  created: number;

  @Column({ type: 'integer', default: 0 })
  added: number;

  @Column({ type: 'integer', default: 0 })
  updated: number;

  /** Of servers before 0.3.0, which show them; import_rows has every row. */
  @Column({ type: 'jsonb', default: [] })
  examples: unknown[];

  /** Positions of rows that staff left out. */
  @Column({ type: 'integer', array: true, default: () => "'{}'" })
  leftOut: number[];

  @Column({ type: 'integer', default: 0 })
  written: number;

  @Column({ type: 'integer', default: 0 })
  unchanged: number;

  @Column({ type: 'integer', default: 0 })
  rejected: number;

  @Column({ type: 'text', nullable: true })
  message: string | null;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', nullable: true })
  worker: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  heartbeatAt: Date | null;

  /** Not by the file's own fault: by something else, or by the end of its server. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  /** What undoing it did. */
  @Column({ type: 'jsonb', nullable: true })
  undone: ImportUndo | null;
}
