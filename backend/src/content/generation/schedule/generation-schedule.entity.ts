import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** When a run is started every night. One row. */
@Entity('generation_schedule')
@Check('ck_generation_schedule_id', 'id = 1')
@Check('ck_generation_schedule_hour_utc', 'hour_utc BETWEEN 0 AND 23')
@Check('ck_generation_schedule_batch_size', 'batch_size BETWEEN 1 AND 50')
@Check('ck_generation_schedule_delay_ms', 'delay_ms BETWEEN 500 AND 10000')
export class GenerationSchedule {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_generation_schedule' })
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
