import { Column } from 'typeorm';

/** What claims of farms and of markets have alike: the code that was sent, and what they wait for. */
export abstract class ClaimWithCode {
  @Column({ type: 'text', nullable: true })
  codeHash: string | null;

  @Column({ type: 'text', nullable: true })
  codeSentTo: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  codeSentAt: Date | null;

  /** Wrong codes since the last one was sent. */
  @Column({ type: 'integer', default: 0 })
  codeTries: number;

  /** The inbox leaves it out before this day; null where nothing is asked of the claimant. */
  @Column({ type: 'date', nullable: true })
  waitsUntil: string | null;

  /** When that was said. */
  @Column({ type: 'timestamptz', nullable: true })
  waitsSince: Date | null;
}
