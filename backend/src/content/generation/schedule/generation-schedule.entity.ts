import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** One row. */
@Entity('generation_schedule')
export class GenerationSchedule {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'boolean' })
  isEnabled: boolean;

  @Column({ type: 'integer' })
  hourUtc: number;

  @Column({ type: 'integer' })
  batchSize: number;

  @Column({ type: 'integer' })
  delayMs: number;

  /** The last day that it has started a run for; the day when the row was made or changed counts. */
  @Column({ type: 'date' })
  lastDay: string;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
