import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlaceUses } from '../../directory/places/uses/place-uses.js';
import { fetchRows } from '../../platform/database/statement.js';
import { placesFollowedSince } from './followed.sql.js';

@Injectable()
export class FollowedPlaces implements OnModuleInit {
  constructor(private readonly uses: PlaceUses) {}

  onModuleInit(): void {
    this.uses.add(async (tx, placeIds, since) => {
      const rows = await fetchRows(tx, placesFollowedSince, [placeIds, since]);
      return rows.map(({ placeId }) => ({ placeId, reason: 'followed' }));
    });
  }
}
