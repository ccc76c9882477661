import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Someone who wants to be asked by email every day what has changed. */
@Entity('daily_questions')
export class DailyQuestion {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  /** The day for which they were asked last. */
  @Column({ type: 'date', nullable: true })
  askedOn: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
