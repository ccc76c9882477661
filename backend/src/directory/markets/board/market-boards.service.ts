import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MarketBoard, NextBoard } from '../../../contract/directory/market-board.js';
import { Audiences } from '../../../platform/announcements/audiences.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { feeTotals } from '../fees/fee.view.js';
import { lockManagedMarket } from '../managers/managed-market.js';
import { NEWS_WAIT_SECONDS } from '../news/day-news.job.js';
import { countsOf } from './board.rules.js';
import { type BoardDay, boardDay, boardOfDays, type BoardRow, nextDays } from './board.sql.js';
import { boardEntries } from './board.view.js';

/** Who comes on a day, for the managers of a market. */
@Injectable()
export class MarketBoards {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audiences: Audiences,
  ) {}

  /** @param date null for the next day @throws PLACE_NOT_FOUND, MARKET_DAY_NOT_FOUND */
  get(userId: number, placeId: number, date: string | null): Promise<MarketBoard> {
    return this.dataSource.transaction(async (tx) => {
      await lockManagedMarket(tx, placeId, userId);
      const [day] = await fetchRows(tx, boardDay, [placeId, new Date(), date]);
      if (!day) throw new DomainError('MARKET_DAY_NOT_FOUND');
      return this.boardIn(tx, userId, day);
    });
  }

  /** @returns the next days of markets, by the market */
  async nextOf(placeIds: readonly number[]): Promise<Map<number, NextBoard>> {
    if (placeIds.length === 0) return new Map();
    const days = await fetchRows(this.dataSource, nextDays, [placeIds, new Date()]);
    return new Map(
      days.map(({ placeId, date, status, hours, ...counts }) => [placeId, { date, status, hours, counts }]),
    );
  }

  private async boardIn(tx: EntityManager, userId: number, day: BoardDay): Promise<MarketBoard> {
    const rows = await fetchRows(tx, boardOfDays, [[day.id]]);
    const entries = boardEntries(rows, new Date());
    const { placeId: _place, placeName: _name, sequence: _sequence, isDemo, ...view } = day;
    const ofDay = accountsOf(rows.filter(({ answer }) => answer !== 'not_coming'));
    const ofRoster = accountsOf(rows);
    const followers = await this.audiences.sizeOf(tx, [`place-${day.placeId}`], userId);
    return {
      day: view,
      counts: countsOf(entries.map(({ group }) => group)),
      entries,
      fees: feeTotals(rows),
      tells: {
        vendors: isDemo ? 0 : ofDay,
        followers: isDemo ? 0 : followers,
        minutes: NEWS_WAIT_SECONDS / 60,
        isDemo,
      },
      reach: { day: ofDay, roster: ofRoster },
    };
  }
}

/** How many accounts that is: a farm and a vendor may be of one. */
const accountsOf = (rows: readonly BoardRow[]): number =>
  new Set(rows.flatMap(({ ownerId }) => ownerId ?? [])).size;
