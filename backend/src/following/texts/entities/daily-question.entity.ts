import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('daily_questions')
export class DailyQuestion {
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  @Column({ type: 'date', nullable: true })
  askedOn: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
