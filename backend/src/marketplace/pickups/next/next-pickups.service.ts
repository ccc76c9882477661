import { Injectable } from '@nestjs/common';
import {
  NEXT_PICKUPS,
  type PickupsNearQuery,
  type PickupsNearView,
  type VendorPickupsView,
} from '../../../contract/marketplace/pickup/next-pickups.js';
import { PICKUP_MILES } from '../../../contract/marketplace/pickup/pickup-sites.js';
import { Database } from '../../../platform/database/database.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../../platform/geo/earth.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import * as sql from './next-pickups.sql.js';
import { siteView, timesInWords, zoneView } from './next-pickups.view.js';

@Injectable()
export class NextPickups {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
  ) {}

  /** @returns null where the vendor has set nothing up; no days while it is away */
  async ofVendor(vendorId: number): Promise<VendorPickupsView | null> {
    const [days, sites, zones] = await Promise.all([
      fetchRows(this.database, sql.nextPickupsOf, [vendorId, NEXT_PICKUPS]),
      fetchRows(this.database, sql.usualSitesOf, [vendorId]),
      fetchRows(this.database, sql.usualZonesOf, [vendorId]),
    ]);
    const now = new Date();
    const shown = sites.flatMap((site) => siteView(site, now) ?? []);
    if (shown.length === 0 && zones.length === 0) return null;
    return {
      days: days.map((day) => ({ ...day, ...timesInWords(day) })),
      sites: shown,
      zones: zones.map((zone) => zoneView(zone, now)),
    };
  }

  async near({ zipCode, radius, limit }: PickupsNearQuery): Promise<PickupsNearView> {
    const center = await this.zipCodes.find(zipCode);
    if (!center) return { days: [], pickups: [] };
    const circle = [center.latitude, center.longitude, chordFromMiles(radius)] as const;
    const [found] = await fetchRows(this.database, sql.pickupsNear, [...circle, limit]);
    const pickups = (found?.pickups ?? []).map(({ chord, ...row }) => ({
      ...row,
      ...timesInWords(row),
      distanceMiles: milesFromChord(chord),
    }));
    return { days: found?.days ?? [], pickups };
  }

  on(date: string, { latitude, longitude }: { latitude: number; longitude: number }) {
    return fetchRows(this.database, sql.windowsOn, [latitude, longitude, chordFromMiles(PICKUP_MILES), date]);
  }
}
