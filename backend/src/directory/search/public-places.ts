import { Injectable } from '@nestjs/common';
import type { PlaceView } from '../../contract/directory/places.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { placeView } from './place.view.js';
import { placesById } from './places.sql.js';

/** Places and farms by their ids, for other domains. */
@Injectable()
export class PublicPlaces {
  constructor(private readonly database: Database) {}

  /**
   * @returns what everyone may see of them, by the key that was asked for ("place-12", "farm-7"). A place
   * that is registered by now, and a farm that was merged, are the farm they became. Distances are 0.
   */
  async byId(placeIds: readonly number[], farmIds: readonly number[]): Promise<Map<string, PlaceView>> {
    if (placeIds.length + farmIds.length === 0) return new Map();
    const now = new Date();
    const rows = await fetchRows(this.database, placesById, [placeIds, farmIds]);
    return new Map(rows.map((row) => [row.key, placeView(row, now)]));
  }
}
