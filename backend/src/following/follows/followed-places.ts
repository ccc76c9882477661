import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlaceUses } from '../../directory/places/uses/place-uses.js';
import { changeRows, fetchRows } from '../../platform/database/statement.js';
import { dropDoubleFollows, moveFollows, placesFollowedSince } from './followed.sql.js';

@Injectable()
export class FollowedPlaces implements OnModuleInit {
  constructor(private readonly uses: PlaceUses) {}

  onModuleInit(): void {
    this.uses.add(
      async (tx, placeIds, since) => {
        const rows = await fetchRows(tx, placesFollowedSince, [placeIds, since]);
        return rows.map(({ placeId }) => ({ placeId, reason: 'followed' }));
      },
      async (tx, goneId, keptId) => {
        await changeRows(tx, dropDoubleFollows, [goneId, keptId]);
        await changeRows(tx, moveFollows, [goneId, keptId]);
      },
    );
  }
}
