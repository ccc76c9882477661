import { Injectable } from '@nestjs/common';
import type { PlaceView } from '../../contract/directory/places.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { farmsSellingOnline } from './farms-selling-online.sql.js';

@Injectable()
export class OnlineFarms {
  constructor(private readonly database: Database) {}

  /** One statement where some are registered and claimed, else none. @returns their ids, such as "farm-7" */
  async among(places: readonly Pick<PlaceView, 'id' | 'isClaimed'>[]): Promise<Set<string>> {
    const farmIds = places.flatMap(({ id, isClaimed }) =>
      isClaimed && id.startsWith('farm-') ? Number(id.slice('farm-'.length)) : [],
    );
    if (farmIds.length === 0) return new Set();
    const rows = await fetchRows(this.database, farmsSellingOnline, [farmIds]);
    return new Set(rows.map(({ farmId }) => `farm-${farmId}`));
  }
}
