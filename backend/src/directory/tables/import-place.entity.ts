import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A place that an import wrote, kept for a week so that the import can be undone. */
@Entity('import_places')
export class ImportPlace {
  @PrimaryColumn({ type: 'integer' })
  runId: number;

  /** No foreign key: what became of it is said by name, also where it is gone. */
  @PrimaryColumn({ type: 'integer' })
  placeId: number;

  /** Its row before the import; null where the import made it. */
  @Column({ type: 'jsonb', nullable: true })
  before: object | null;

  /** What its sources said before the import. */
  @Column({ type: 'jsonb' })
  records: object[];

  /** The place's `updated_at` as the import left it: another one means that somebody changed it since. */
  @Column({ type: 'timestamptz' })
  writtenAt: Date;

  /** As the import left it: another one came to stand for the place since. */
  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  /** Somebody changed it between two rows of the same file. */
  @Column({ type: 'boolean', default: false })
  isChanged: boolean;
}
