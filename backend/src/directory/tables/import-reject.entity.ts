import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('import_rejects')
export class ImportReject {
  @PrimaryColumn({ type: 'integer' })
  runId: number;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  /** As a spreadsheet counts. */
  @Column({ type: 'integer' })
  rowNumber: number;

  @Column({ type: 'text' })
  reason: string;

  /** Without empty values and personal contacts; its columns in the file's order. */
  @Column({ type: 'json' })
  raw: Record<string, string>;
}
