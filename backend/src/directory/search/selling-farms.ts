import { Injectable } from '@nestjs/common';
import type { PlaceView } from '../../contract/directory/places.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { type FarmSells, farmsSelling } from './farms-selling.sql.js';

@Injectable()
export class SellingFarms {
  constructor(private readonly database: Database) {}

  /** One statement where some are claimed, else none. @returns what they sell, by ids such as "farm-7" */
  async among(places: readonly Pick<PlaceView, 'id' | 'isClaimed'>[]): Promise<Map<string, FarmSells>> {
    const farmIds = places.flatMap(({ id, isClaimed }) =>
      isClaimed && id.startsWith('farm-') ? Number(id.slice('farm-'.length)) : [],
    );
    if (farmIds.length === 0) return new Map();
    const rows = await fetchRows(this.database, farmsSelling, [farmIds]);
    return new Map(
      rows
        .filter(({ online, shares }) => online || shares)
        .map(({ farmId, online, shares }) => [
          `farm-${farmId}`,
          { ...(online && { sellsOnline: true }), ...(shares && { sellsShares: true }) },
        ]),
    );
  }
}
