import { Column, Entity } from 'typeorm';
import type { ConfirmationAnswer } from '../../contract/directory/confirmations.js';
import { IdColumn } from '../../platform/database/id-column.js';

export interface BeforeClosing {
  hiddenAt?: string;
  businessStatus?: string;
  listingIds?: number[];
}

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

  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  /** The last email of the two, by which those of a day are counted. */
  @Column({ type: 'timestamptz', nullable: true })
  mailedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  answer: ConfirmationAnswer | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;

  @Column({ type: 'jsonb', nullable: true })
  beforeClosing: BeforeClosing | null;
}
