import { Injectable } from '@nestjs/common';
import type { ShareNearView, SharesNearQuery } from '../../contract/marketplace/shares/public-shares.js';
import { sharePaths } from '../../contract/marketplace/shares/share-paths.js';
import { amountOf, dollarsShort } from '../../contract/shared/money.js';
import type { NamedResult } from '../../contract/site/search-overview.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles, milesFromChord } from '../../platform/geo/earth.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { type ShareNearRow, sharesNear } from './shares-near.sql.js';

/** How many a search names and counts. */
export const MOST_COUNTED = 50;

/** Shares that people can join near a ZIP code. */
@Injectable()
export class SharesNear {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
  ) {}

  /** @returns the nearest first; none for a ZIP code that does not exist */
  async near({ zipCode, radius, limit, offset }: SharesNearQuery): Promise<ShareNearView[]> {
    const center = await this.zipCodes.find(zipCode);
    if (!center) return [];
    return (await this.rows(center, radius, { limit, offset })).map(({ chord, priceFrom, ...row }) => ({
      ...row,
      priceFrom: amountOf(priceFrom),
      distanceMiles: milesFromChord(chord),
    }));
  }

  /** @param radius miles @returns as a search names them, the nearest first */
  async named(center: ZipCode, radius: number): Promise<NamedResult[]> {
    const rows = await this.rows(center, radius, { limit: MOST_COUNTED, offset: 0 });
    return rows.map(({ id, name, vendorName, priceFrom, chord }) => ({
      kind: 'vendor',
      label: name,
      detail: `CSA share by ${vendorName} · From ${dollarsShort(priceFrom)} a box`,
      path: sharePaths.share(id, name),
      distanceMiles: milesFromChord(chord),
    }));
  }

  private rows(
    { latitude, longitude }: ZipCode,
    radius: number,
    { limit, offset }: Pick<SharesNearQuery, 'limit' | 'offset'>,
  ): Promise<ShareNearRow[]> {
    return fetchRows(this.database, sharesNear, [latitude, longitude, chordFromMiles(radius), limit, offset]);
  }
}
