import { Injectable } from '@nestjs/common';
import type { PlacePage } from '../../contract/directory/place-page.js';
import { Database } from '../../platform/database/database.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { lineUpOfDays } from '../markets/attendance/line-up.sql.js';
import { daysOfPlace } from '../markets/days/market-days.sql.js';
import { placeView } from '../search/place.view.js';
import { EVERYTHING, farmsNearby, marketsNear, type PlaceStatements } from '../search/places.sql.js';
import { NEARBY_OF_A_KIND, placePage } from './place-page.view.js';
import { placeById, type PlaceRow, recordsOfPlace } from './place-pages.sql.js';

/** What is further away is not called nearby. */
const NEARBY_MILES = 50;
/** So many of a market's coming days are shown. */
const MOST_DAYS = 8;

/** The pages of markets, CSAs, stands … that the directory lists. */
@Injectable()
export class PlacePagesService {
  constructor(private readonly database: Database) {}

  /** @throws PLACE_NOT_FOUND for an id that does not exist, or that staff took out of the directory */
  async get(id: number): Promise<PlacePage> {
    const now = new Date();
    const [row] = await this.database.query(placeById, [id]);
    if (!row) throw new DomainError('PLACE_NOT_FOUND');
    const [records, days, markets, farms] = await Promise.all([
      this.database.query(recordsOfPlace, [id]),
      this.database.query(daysOfPlace, [id, now, MOST_DAYS]),
      this.around(row, marketsNear, now),
      this.around(row, farmsNearby, now),
    ]);
    const next = days.find(({ status }) => status !== 'cancelled');
    const roster = next ? await this.database.query(lineUpOfDays, [[next.id]]) : [];
    return placePage(row, { records, days, roster, around: [markets, farms] }, now);
  }

  /** One more than is shown, as the place itself may be among them. */
  private async around({ latitude, longitude }: PlaceRow, statements: PlaceStatements, now: Date) {
    const circle = [latitude, longitude, chordFromMiles(NEARBY_MILES)] as const;
    const rows = await this.database.query(statements.list, [
      ...circle,
      ...EVERYTHING,
      NEARBY_OF_A_KIND + 1,
      0,
      null,
    ]);
    return rows.map((near) => placeView(near, now));
  }
}
