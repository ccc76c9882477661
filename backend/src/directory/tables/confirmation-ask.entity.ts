import { Column, Entity } from 'typeorm';
import type { ConfirmationAnswer } from '../../contract/directory/confirmations.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** What closing a farm or a market changed, for taking it back. */
export interface BeforeClosing {
  /** Of a market: the moment since which it is hidden. */
  hiddenAt?: string;
  /** Of a farm. */
  businessStatus?: string;
  /** The listings that were paused with the farm. */
  listingIds?: number[];
}

/** What one person was asked last about a farm or a market that they run, and what they answered. */
@Entity('confirmation_asks')
export class ConfirmationAsk {
  @IdColumn()
  id: number;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  @Column({ type: 'integer' })
  userId: number;

  /** The question of the year; null for who answered without being asked. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  /** The same once more. */
  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  /** The last email of the two, by which those of a day are counted. */
  @Column({ type: 'timestamptz', nullable: true })
  mailedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  answer: ConfirmationAnswer | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  /** While it is closed. */
  @Column({ type: 'jsonb', nullable: true })
  beforeClosing: BeforeClosing | null;
}
