import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { MarketDayView } from '../../../contract/directory/market-days.js';
import type {
  AskedMarketDay,
  WeatherAnswerByLink,
  WeatherLink,
} from '../../../contract/directory/market-weather.js';
import type { WeatherAnswer } from '../../../contract/directory/weather-text.js';
import { paths } from '../../../contract/shared/site-paths.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { appSecret } from '../../../platform/secrets/app-secrets.js';
import { MarketDayAlert } from '../../tables/market-day-alert.entity.js';
import { MarketDay } from '../../tables/market-day.entity.js';
import { MarketEvent } from '../../tables/market-event.entity.js';
import { MarketManager } from '../../tables/market-manager.entity.js';
import { Place } from '../../tables/place.entity.js';
import { dayOfPlace } from '../days/market-days.sql.js';
import { ManagedDays } from '../managers/market-days.service.js';
import { WEATHER_SECRET } from './weather-checks.job.js';
import { cancelReason } from './weather-question.rules.js';
import { isWeatherToken } from './weather-token.rules.js';

const SAID = ['confirm', 'cancel', 'move', 'restore', 'reopen'];

interface Asked {
  day: MarketDay;
  place: Place;
  alert: MarketDayAlert;
  userId: number;
}

@Injectable()
export class WeatherAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly days: ManagedDays,
  ) {}

  /**
   * What a link asks; nothing changes.
   * @throws LINK_NOT_VALID, NOT_MARKET_MANAGER, MARKET_DAY_NOT_FOUND, MARKET_DAY_OVER, MARKET_DAY_CANCELLED
   */
  async asked(link: WeatherLink): Promise<AskedMarketDay> {
    const asked = await this.read(link);
    const { place, day, alert } = asked;
    if (day.status === 'cancelled' && !(await this.isOwnCancellation(asked))) {
      throw new DomainError('MARKET_DAY_CANCELLED');
    }
    const [view] = await fetchRows(this.dataSource, dayOfPlace, [place.id, day.date]);
    if (!view) throw new DomainError('MARKET_DAY_NOT_FOUND');
    return askedDay(place, view, alert.answeredAt !== null);
  }

  /** Reopens only what they canceled themselves. @throws as `asked`, TOO_MANY_EXCEPTIONS */
  async answer({ answer, ...link }: WeatherAnswerByLink): Promise<AskedMarketDay> {
    const asked = await this.read(link);
    const view = await this.act(asked, answer);
    return askedDay(asked.place, view, true);
  }

  private async act(asked: Asked, answer: WeatherAnswer): Promise<MarketDayView> {
    const { day, place, alert, userId } = asked;
    const params = { id: place.id, date: day.date };
    if (day.status !== 'cancelled') {
      return answer === 'open'
        ? this.days.confirm(userId, params)
        : this.days.cancel(userId, params, { reason: cancelReason(alert) });
    }
    if (!(await this.isOwnCancellation(asked))) throw new DomainError('MARKET_DAY_CANCELLED');
    if (answer === 'open') return this.days.reopen(userId, params);
    const [view] = await fetchRows(this.dataSource, dayOfPlace, [place.id, day.date]);
    if (!view) throw new DomainError('MARKET_DAY_NOT_FOUND');
    return view;
  }

  private async read({ token, dayId, userId }: WeatherLink): Promise<Asked> {
    const secret = await appSecret(this.dataSource, WEATHER_SECRET);
    if (!isWeatherToken(token, { dayId, userId }, secret)) throw new DomainError('LINK_NOT_VALID');
    const tx = this.dataSource.manager;
    const day = await tx.findOneBy(MarketDay, { id: dayId });
    const alert = await tx.findOneBy(MarketDayAlert, { dayId });
    const place = day && (await tx.findOneBy(Place, { id: day.placeId }));
    if (!day || !alert || !place) throw new DomainError('MARKET_DAY_NOT_FOUND');
    const isManager = await tx.existsBy(MarketManager, { placeId: place.id, userId });
    if (!isManager) throw new DomainError('NOT_MARKET_MANAGER');
    if (day.endsAt <= new Date()) throw new DomainError('MARKET_DAY_OVER');
    return { day, place, alert, userId };
  }

  private async isOwnCancellation({ day, place, userId }: Asked): Promise<boolean> {
    const last = await this.dataSource.manager.findOne(MarketEvent, {
      where: { placeId: place.id, date: day.date, action: In(SAID) },
      order: { id: 'DESC' },
    });
    return last?.action === 'cancel' && last.userId === userId;
  }
}

function askedDay({ id, name }: Place, day: MarketDayView, isAnswered: boolean): AskedMarketDay {
  const given = day.status === 'cancelled' ? 'canceled' : 'open';
  return { day, market: { id, name, path: paths.place(id, name) }, answer: isAnswered ? given : null };
}
