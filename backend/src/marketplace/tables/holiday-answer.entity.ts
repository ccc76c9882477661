import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a business was asked about a holiday, and said. */
@Entity('holiday_answers')
export class HolidayAnswer {
  /** The account that the business is kept under. */
  @PrimaryColumn({ type: 'integer' })
  userId: number;

  /** "YYYY-MM-DD" */
  @PrimaryColumn({ type: 'date' })
  day: string;

  /** Null until they answer. */
  @Column({ type: 'text', nullable: true })
  answer: 'open' | 'closed' | null;

  /** When the email left. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;
}
