import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('import_files')
export class ImportFile {
  @PrimaryColumn({ type: 'integer' })
  runId: number;

  @Column({ type: 'bytea' })
  content: Buffer;
}
