import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { lockAccount } from '../../../accounts/users/lock-account.js';
import { UsersService } from '../../../accounts/users/users.service.js';
import { DAY_MS, HOUR_MS } from '../../../contract/shared/calendar/durations.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailOutbox } from '../../../platform/mail/mail-outbox.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { MarketDayAlert } from '../../tables/market-day-alert.entity.js';
import { managersOfPlace } from '../managers/managers.sql.js';
import { spanOf, type WeatherAlert, worstOverDay } from './alerts/alerts.rules.js';
import { afterAnswer, afterFailure } from './alerts/weather-pace.rules.js';
import { WeatherClient, WeatherUnavailable } from './alerts/weather.client.js';
import { weatherMail } from './weather-mails.js';
import { weatherToken } from './weather-token.rules.js';
import * as sql from './weather.sql.js';

const QUEUE = 'market-weather';
/** Managers are asked in the afternoon about the day after. */
const AHEAD_MS = 36 * HOUR_MS;
const MOST_POINTS = 1_000;
const PAUSE_MS = 100;
const KEPT_MS = 7 * DAY_MS;
/** A point's name for the whole service. */
const SERVICE = '*';
export const WEATHER_SECRET = 'market-weather';

@Injectable()
export class WeatherChecks implements OnModuleInit {
  private readonly logger = new Logger('Weather');
  private readonly client: WeatherClient | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: Jobs,
    private readonly mails: MailOutbox,
    private readonly users: UsersService,
    @Inject(CONFIG) { weather }: Config,
  ) {
    this.client = weather && new WeatherClient(weather);
  }

  onModuleInit(): void {
    if (!this.client) return;
    this.jobs.handle(QUEUE, { retries: 0, retryDelaySeconds: 0, isSingle: true, keepDays: 1 }, () =>
      this.checkAll(new Date()),
    );
    this.jobs.quarterHourly(QUEUE);
  }

  /** Each point is stored before the next; where the service is down or had enough, the run ends. */
  async checkAll(now: Date): Promise<void> {
    if (!this.client) return;
    const until = new Date(now.getTime() + AHEAD_MS);
    const points = await fetchRows(this.dataSource, sql.pointsToCheck, [now, until, MOST_POINTS]);
    for (const [at, row] of points.entries()) {
      if (at > 0) await pause(PAUSE_MS);
      if (!(await this.check(this.client, row, now))) break;
    }
    await changeRows(this.dataSource, sql.forgetPoints, [new Date(now.getTime() - KEPT_MS)]);
  }

  /** @returns whether it makes sense to go on with the next point */
  private async check(client: WeatherClient, row: sql.PointRow, now: Date): Promise<boolean> {
    try {
      const { alerts, maxAgeMs } = await client.activeAlerts(row.point);
      for (const day of row.days) await this.store(day, alerts, now);
      await changeRows(this.dataSource, sql.writeCheck, [row.point, now, afterAnswer(now, maxAgeMs), 0]);
      await changeRows(this.dataSource, sql.serviceAnswers, []);
      return true;
    } catch (error) {
      if (!(error instanceof WeatherUnavailable)) throw error;
      this.logger.warn(`The National Weather Service could not be asked. ${error.message}`);
      await this.wait(row.point, row.failures + 1, error, now);
      if (!error.isOfService) return true;
      const [service] = await fetchRows(this.dataSource, sql.failuresOfService, []);
      await this.wait(SERVICE, (service?.failures ?? 0) + 1, error, now);
      return false;
    }
  }

  private async wait(point: string, failures: number, error: WeatherUnavailable, now: Date): Promise<void> {
    const nextAt = afterFailure(now, failures, error.retryAfterMs);
    await changeRows(this.dataSource, sql.writeCheck, [point, now, nextAt, failures]);
  }

  /** In the same transaction the day is marked as asked about. */
  private async store(
    day: sql.PointRow['days'][number],
    alerts: readonly WeatherAlert[],
    now: Date,
  ): Promise<void> {
    const span = { startsAt: new Date(day.startsAt), endsAt: new Date(day.endsAt) };
    const worst = worstOverDay(alerts, span, now);
    if (!worst) {
      if (day.hasAlert) await changeRows(this.dataSource, sql.endAlert, [day.id]);
      return;
    }
    const secret = await appSecret(this.dataSource, WEATHER_SECRET);
    await this.dataSource.transaction(async (tx) => {
      await storeAlert(tx, day.id, worst, now);
      const [asked] = await fetchRows(tx, sql.dayToAsk, [day.id, now]);
      if (asked) await this.ask(tx, asked, secret, now);
    });
  }

  private async ask(tx: EntityManager, day: sql.AskedDayRow, secret: string, now: Date): Promise<void> {
    const asked = { askedAt: now, askedSeverity: day.severity, answeredAt: null };
    await tx.update(MarketDayAlert, { dayId: day.dayId }, asked);
    const managers = await fetchRows(tx, managersOfPlace, [day.placeId]);
    for (const userId of managers.map((manager) => manager.userId).sort((a, b) => a - b)) {
      await lockAccount(tx, userId);
      const person = await this.users.contact(tx, userId);
      const token = weatherToken({ dayId: day.dayId, userId }, secret);
      if (person) await this.mails.enqueue(tx, weatherMail({ ...person, userId, token }, day, now));
    }
  }
}

async function storeAlert(tx: EntityManager, dayId: number, alert: WeatherAlert, now: Date): Promise<void> {
  const { id, event, headline, severity, office, sent } = alert;
  if ((await fetchRows(tx, sql.seeAlert, [dayId, id, now])).length > 0) return;
  const { from, until } = spanOf(alert);
  const words = [id, event, headline, severity, office, sent] as const;
  await changeRows(tx, sql.writeAlert, [dayId, ...words, from, until, now]);
}
