import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlaceUses } from '../../directory/places/uses/place-uses.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { dropDoubleSaves, moveSaves, placesSavedSince } from './saved-places.sql.js';

@Injectable()
export class SavedPlaces implements OnModuleInit {
  constructor(private readonly uses: PlaceUses) {}

  onModuleInit(): void {
    this.uses.add(
      async (tx, placeIds, since) => {
        const rows = await fetchRows(tx, placesSavedSince, [placeIds, since]);
        return rows.map(({ placeId }) => ({ placeId, reason: 'saved' }));
      },
      async (tx, goneId, keptId) => {
        await changeRows(tx, dropDoubleSaves, [goneId, keptId]);
        await changeRows(tx, moveSaves, [goneId, keptId]);
      },
    );
  }
}
