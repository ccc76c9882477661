import { Column, Entity, PrimaryColumn } from 'typeorm';

/** So that a long import can go on where it was stopped. */
@Entity('import_steps')
export class ImportStep {
  @PrimaryColumn({ type: 'text' })
  job: string;

  @PrimaryColumn({ type: 'text' })
  step: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  doneAt: Date;
}
