import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { ImportRun } from './import-run.entity.js';

/** A row of a file that could not be taken, and why. */
@Entity('import_rejects')
export class ImportReject {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_import_rejects' })
  runId: number;

  /** From 1, in the order of the file. */
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_import_rejects' })
  position: number;

  @ManyToOne(() => ImportRun, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'fk_import_rejects_run' })
  run?: ImportRun;

  /** As a spreadsheet counts. */
  @Column({ type: 'integer' })
  rowNumber: number;

  @Column({ type: 'text' })
  reason: string;

  /** Without empty values and personal contacts; its columns in the file's order. */
  @Column({ type: 'json' })
  raw: Record<string, string>;
}
