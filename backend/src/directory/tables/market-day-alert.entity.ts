import { Column, Entity } from 'typeorm';
import type { AlertSeverity } from '../../contract/directory/weather.js';
import { IdColumn } from '../../platform/database/id-column.js';

/** The worst alert over a market within one of its days, and what its managers were asked and answered. */
@Entity('market_day_alerts')
export class MarketDayAlert {
  @IdColumn()
  id: number;

  @Column({ type: 'integer' })
  dayId: number;

  /** The National Weather Service's own id of it. */
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

  /** From when to when its weather is expected. */
  @Column({ type: 'timestamptz' })
  startsAt: Date;

  @Column({ type: 'timestamptz' })
  endsAt: Date;

  /** False once they no longer list it. The row stays, so that nobody is asked twice. */
  @Column({ type: 'boolean', default: true })
  isCurrent: boolean;

  /** When they last listed it. */
  @Column({ type: 'timestamptz' })
  seenAt: Date;

  /** When the managers were asked whether the day is held, and about how severe an alert. */
  @Column({ type: 'timestamptz', nullable: true })
  askedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  askedSeverity: AlertSeverity | null;

  /** When a manager said since the alert whether the day is held. */
  @Column({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null;
}
