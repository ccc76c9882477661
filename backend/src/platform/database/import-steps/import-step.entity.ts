import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A step of a long import that is done, so that the import can go on where it was stopped. */
@Entity('import_steps')
export class ImportStep {
  @PrimaryColumn({ type: 'text' })
  job: string;

  @PrimaryColumn({ type: 'text' })
  step: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  doneAt: Date;
}
