import { Column, Entity } from 'typeorm';
import type { AlertSeverity } from '../../contract/directory/weather.js';
import { IdColumn } from '../../platform/database/id-column.js';

@Entity('market_day_alerts')
export class MarketDayAlert {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  dayId: number;

  @Column({ type: 'text' })
  alertId: string;

  @Column({ type: 'text' })
  event: string;

  @Column({ type: 'text', nullable: true })
  headline: string | null;

  @Column({ type: 'text' })
  severity: AlertSeverity;

  @Column({ type: 'text' })
  office: string;

  /** When they issued it, as they wrote it: with the offset of their clock. */
  @Column({ type: 'text' })
  sentAt: string;

  @Column({ type: 'timestamptz' })
  startsAt: Date;

  @Column({ type: 'timestamptz' })
  endsAt: Date;

  /** False once they no longer list it. The row stays, so that nobody is asked twice. */
  @Column({ type: 'boolean', default: true })
  isCurrent: boolean;

  @Column({ type: 'timestamptz' })
  seenAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  askedSeverity: AlertSeverity | null;

  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;
}
