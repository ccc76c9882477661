import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { ImportExample, ImportOrigin, ImportStatus } from '../../contract/directory/import-files.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** The five directories, as the API's addresses and the newer exports' file names call them. */
export type UsdaDirectory = 'farmersmarket' | 'onfarmmarket' | 'csa' | 'foodhub' | 'agritourism';

/** A directory's file that was, is being or will be read into the places. */
@Entity('import_runs')
export class ImportRun {
  @IdColumn()
  id: number;

  @Column({ type: 'text' })
  origin: ImportOrigin;

  /** Which directory the file is from, where somebody said so. */
  @Column({ type: 'text', nullable: true })
  directory: UsdaDirectory | null;

  @Column({ type: 'text' })
  fileName: string;

  /** In bytes. */
  @Column({ type: 'integer' })
  fileSize: number;

  @Column({ type: 'text', default: 'queued' })
  status: ImportStatus;

  /** Somebody asked for its end while it was running. */
  @Column({ type: 'boolean', default: false })
  isStopping: boolean;

  /** Of the file, in percent. */
  @Column({ type: 'integer', default: 0 })
  progress: number;

  /** What the file was recognized as, in words. */
  @Column({ type: 'text', nullable: true })
  format: string | null;

  @Column({ type: 'integer', default: 0 })
  rowsRead: number;

  /** It shows what the import would do; nothing of it is stored until somebody confirms it. */
  @Column({ type: 'boolean', default: false })
  isPreview: boolean;

  /** New rows that made a place. */
  @Column({ type: 'integer', default: 0 })
  created: number;

  /** New rows that were added to an existing place. */
  @Column({ type: 'integer', default: 0 })
  added: number;

  /** Known rows that said something new. */
  @Column({ type: 'integer', default: 0 })
  updated: number;

  /** The first rows of each outcome. */
  @Column({ type: 'jsonb', default: [] })
  examples: ImportExample[];

  /** Rows that made or changed a place. */
  @Column({ type: 'integer', default: 0 })
  written: number;

  @Column({ type: 'integer', default: 0 })
  unchanged: number;

  @Column({ type: 'integer', default: 0 })
  rejected: number;

  /** Why it failed, in a sentence. */
  @Column({ type: 'text', nullable: true })
  message: string | null;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  /** Whoever reads it at present; a random text. */
  @Column({ type: 'text', nullable: true })
  worker: string | null;

  /** The worker's last sign of life. */
  @Column({ type: 'timestamptz', nullable: true })
  heartbeatAt: Date | null;

  /**
   * How often reading it was broken off by something that is not the file's to say, or by the end of its
   * server.
   */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
