import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The file of an import, kept until a while after its end. */
@Entity('import_files')
export class ImportFile {
  @PrimaryColumn({ type: 'integer' })
  runId: number;

  @Column({ type: 'bytea' })
  content: Buffer;
}
