import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { RoundState } from '../../contract/marketplace/shares/price-terms.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** A round in which members of a share say what they would pay. Money is whole cents. */
@Entity('share_rounds')
export class ShareRound {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  planId: number;

  /** Of all boxes to come together, without fees of sites and tax. */
  @Column({ type: 'integer' })
  target: number;

  /** Of the plain price of each member's size. */
  @Column({ type: 'integer' })
  leastPercent: number;

  @Column({ type: 'integer' })
  mostPercent: number;

  @Column({ type: 'date' })
  lastDay: string;

  @Column({ type: 'text', default: 'open' })
  state: RoundState;

  /** What it came to as it was closed. */
  @Column({ type: 'integer', nullable: true })
  reached: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
