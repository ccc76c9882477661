import { Check, Column, Entity, Index, JoinColumn, ManyToOne, Unique } from 'typeorm';
import type { ConfirmationAnswer } from '../../contract/directory/confirmations.js';
import { IdColumn } from '../../platform/database/id-column.js';
import { Farm } from './farm.entity.js';
import { Place } from './place.entity.js';

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
@Unique('uq_confirmation_asks_farm', ['farmId', 'userId'])
@Unique('uq_confirmation_asks_place', ['placeId', 'userId'])
@Check('ck_confirmation_asks_what', 'num_nonnulls(farm_id, place_id) = 1')
@Check('ck_confirmation_asks_answer', `answer IN ('right', 'closed', 'reopen')`)
export class ConfirmationAsk {
  @IdColumn('confirmation_asks')
  id: number;

  @Column({ type: 'integer', nullable: true })
  farmId: number | null;

  @ManyToOne(() => Farm, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'farm_id', foreignKeyConstraintName: 'fk_confirmation_asks_farm' })
  farm?: Farm;

  @Column({ type: 'integer', nullable: true })
  placeId: number | null;

  @ManyToOne(() => Place, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'place_id', foreignKeyConstraintName: 'fk_confirmation_asks_place' })
  place?: Place;

  @Index('ix_confirmation_asks_user_id')
  @Column({ type: 'integer' })
  userId: number;

  @ManyToOne('User', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_confirmation_asks_user' })
  user?: unknown;

  /** The question of the year; null for who answered without being asked. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  /** The same once more. */
  @Column({ type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  /** The last email of the two, by which those of a day are counted. */
  @Index('ix_confirmation_asks_mailed_at')
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
