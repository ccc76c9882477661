import { Injectable } from '@nestjs/common';
import type { PlaceView } from '../../contract/directory/places.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { placeView } from './place.view.js';
import { placesById } from './places.sql.js';

@Injectable()
export class PublicPlaces {
  constructor(private readonly database: Database) {}

  /** @returns by the key asked for ("place-12"), also as the farm that it became. Distances are 0. */
  async byId(placeIds: readonly number[], farmIds: readonly number[]): Promise<Map<string, PlaceView>> {
    if (placeIds.length + farmIds.length === 0) return new Map();
    const now = new Date();
    const rows = await fetchRows(this.database, placesById, [placeIds, farmIds]);
    return new Map(rows.map((row) => [row.key, placeView(row, now)]));
  }
}
