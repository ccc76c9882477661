import { Injectable } from '@nestjs/common';
import type { Presence } from '../../../contract/directory/line-up.js';
import {
  LINE_UP_SHOWN,
  type MarketDaysNear,
  type MarketDaysSearch,
  type MarketOnDay,
} from '../../../contract/directory/market-days-near.js';
import { MARKET_DAYS_AHEAD } from '../../../contract/directory/market-days.js';
import { wholeAddress } from '../../../contract/directory/moved-address.js';
import { placeCard } from '../../../contract/directory/place-card.js';
import { HOUSE_ZONE } from '../../../contract/shared/calendar/house-zone.js';
import { Database } from '../../../platform/database/database.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import type { PageCalls } from '../../../platform/http/in-process.js';
import { FieldStatusBoard } from '../../field-status/field-status-board.js';
import { cardWithStatus } from '../../field-status/field-status.view.js';
import { comingSaturday, countDays, type LocalDay, localMoment } from '../../places/opening/opening.rules.js';
import { placeView } from '../../search/place.view.js';
import { lineUpOfDays, type LineUpRow } from '../attendance/line-up.sql.js';
import { lineUp } from '../attendance/line-up.view.js';
import { type MarketOnDayRow, marketDaysNear } from './market-days-near.sql.js';

@Injectable()
export class MarketDaysNearService {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
    private readonly board: FieldStatusBoard,
  ) {}

  /** Two statements, however many markets. @throws VALIDATION_FAILED for a day over or not yet made */
  async search({ zipCode, date: asked, radius, limit, offset }: MarketDaysSearch): Promise<MarketDaysNear> {
    const center = await this.zipCodes.find(zipCode);
    const now = new Date();
    const zone = center?.timeZone ?? HOUSE_ZONE;
    const here = localMoment(now, zone);
    const today = dateOf(here);
    const date = asked === 'today' ? today : (asked ?? dateOf(comingSaturday(now, zone)));
    if (date < today || date >= dateOf(countDays(here, MARKET_DAYS_AHEAD))) throw notInTime();
    if (!center) return { date, today, total: 0, items: [] };
    const circle = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const rows = await fetchRows(this.database, marketDaysNear, [...circle, date, limit, offset]);
    const rosters = await fetchRows(this.database, lineUpOfDays, [rows.map(({ dayId }) => dayId)]);
    const items = rows.map((row) => marketOnDay(row, rosters, now));
    return { date, today, total: rows[0]?.total ?? 0, items };
  }

  /** As `search`, by one statement more where it is about today: with what the markets say now. */
  async searchNow(query: MarketDaysSearch, calls: PageCalls | undefined): Promise<MarketDaysNear> {
    const found = await this.search(query);
    if (found.date !== found.today) return found;
    const said = await this.board.among(
      found.items.map(({ place }) => place),
      calls,
    );
    const items = found.items.map((item) => ({
      ...item,
      place: cardWithStatus(item.place, said.get(item.place.id)),
    }));
    return { ...found, items };
  }
}

function marketOnDay(row: MarketOnDayRow, rosters: readonly LineUpRow[], now: Date): MarketOnDay {
  const { dayId: id, date, dayHours: hours, startsAt, endsAt, status, reason, weather } = row;
  const { dayAddress: address } = row;
  const entries = lineUp(rosters.filter((member) => member.dayId === id));
  const count = (presence: Presence) => entries.filter((entry) => entry.presence === presence).length;
  // The card is about this day, not about the next one.
  const movedTo = address === null ? null : wholeAddress(address, row);
  return {
    place: placeCard({ ...placeView(row, now), movedTo }),
    day: { id, date, hours, startsAt, endsAt, status, reason, address, weather },
    lineUp: entries.slice(0, LINE_UP_SHOWN),
    lineUpTotal: entries.length,
    comingTotal: count('coming'),
    usualTotal: count('usual'),
  };
}

const dateOf = ({ year, monthDay }: LocalDay) => `${year}-${monthDay}`;

const notInTime = () =>
  new DomainError('VALIDATION_FAILED', [
    { path: 'date', message: 'Please choose a day from today to eight weeks ahead.' },
  ]);
