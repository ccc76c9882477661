import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** Someone who wants to be asked by email every day what has changed. */
@Entity('daily_questions')
export class DailyQuestion {
  @PrimaryColumn({ type: 'integer', primaryKeyConstraintName: 'pk_daily_questions' })
  userId: number;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_daily_questions_user' })
  user?: unknown;

  /** The day for which they were asked last. */
  @Column({ type: 'date', nullable: true })
  askedOn: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
