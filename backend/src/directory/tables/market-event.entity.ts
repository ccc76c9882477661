import { Column, CreateDateColumn, Entity } from 'typeorm';
import { IdColumn } from '../../platform/database/id-column.js';

export type MarketRole = 'manager' | 'member' | 'staff' | 'system';

@Entity('market_events')
export class MarketEvent {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  placeId: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text' })
  role: MarketRole;

  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'date', nullable: true })
  date: string | null;

  @Column({ type: 'jsonb', nullable: true })
  detail: object | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
