import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm';
import { ImportRun } from './import-run.entity.js';

/** The file of an import, kept until a while after its end. */
@Entity('import_files')
export class ImportFile {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_import_files' })
  runId: number;

  @OneToOne(() => ImportRun, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'run_id', foreignKeyConstraintName: 'fk_import_files_run' })
  run?: ImportRun;

  @Column({ type: 'bytea' })
  content: Buffer;
}
