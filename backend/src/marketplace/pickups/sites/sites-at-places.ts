import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PlaceUses } from '../../../directory/places/uses/place-uses.js';
import { changeRows, fetchRows } from '../../../platform/database/statement.js';
import { moveSites, placesWithSitesSince } from './sites-at-places.sql.js';

@Injectable()
export class SitesAtPlaces implements OnModuleInit {
  constructor(private readonly uses: PlaceUses) {}

  onModuleInit(): void {
    this.uses.add(
      async (tx, placeIds, since) => {
        const rows = await fetchRows(tx, placesWithSitesSince, [placeIds, since]);
        return rows.map(({ placeId }) => ({ placeId, reason: 'pickup' }));
      },
      async (tx, goneId, keptId) => {
        await changeRows(tx, moveSites, [goneId, keptId]);
      },
    );
  }
}
