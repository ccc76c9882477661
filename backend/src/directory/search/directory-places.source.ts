import { Injectable } from '@nestjs/common';
import type { PlaceSearch, PlaceView } from '../../contract/directory/places.js';
import { productTypesForFilter } from '../../contract/directory/product-types.js';
import { COUNT_BOUND } from '../../contract/shared/limits.js';
import { type Prepared, PreparedStatements } from '../../platform/database/prepared.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { Page } from '../../platform/http/paging.js';
import { isOpenAsAsked } from '../places/opening-view.js';
import { placeView } from './place.view.js';
import { PlacesSource } from './places-source.js';
import * as sql from './places.sql.js';

/** So many rows are looked at together where each has to be looked at, and so many times at the most. */
const CHUNK = 1_000;
const MOST_CHUNKS = 5;

/** The product's own directory: registered farms, and places filled by importers, near a ZIP code. */
@Injectable()
export class DirectoryPlacesSource extends PlacesSource {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly statements: PreparedStatements,
  ) {
    super();
  }

  markets(search: PlaceSearch): Promise<Page<PlaceView>> {
    return this.near(search, sql.marketsNear, sql.countMarketsNear);
  }

  farms(search: PlaceSearch): Promise<Page<PlaceView>> {
    return this.near(search, sql.farmsNearby, sql.countFarmsNear);
  }

  /** Farms that are registered with Farmgate, without the directory's places. */
  registeredFarms(search: PlaceSearch): Promise<Page<PlaceView>> {
    return this.near(search, sql.registeredFarmsNear, sql.countRegisteredFarmsNear);
  }

  private async near(search: PlaceSearch, list: Prepared, count: Prepared): Promise<Page<PlaceView>> {
    const center = await this.zipCodes.find(search.zipCode);
    const productTypes = productTypesForFilter(search.productType);
    if (!center || productTypes?.length === 0) return { items: [], total: 0, isMore: false };
    const filters = [
      center.latitude,
      center.longitude,
      chordFromMiles(search.radius),
      productTypes,
      search.features,
      search.organic,
      search.search ?? null,
    ];
    const now = new Date();
    if (search.openNow || search.openSaturday || search.sort === 'name') {
      return this.sifted(search, list, filters, now);
    }
    const rows = await this.statements.query<sql.NearRow>(list, [...filters, search.limit, search.offset]);
    const items = rows.map((row) => placeView(row, now));
    // A page that is not full is the last one, and tells the count by itself.
    if (rows.length < search.limit && (rows.length > 0 || search.offset === 0)) {
      return { items, total: search.offset + rows.length, isMore: false };
    }
    const [counted] = await this.statements.query<{ total: number }>(count, [...filters, COUNT_BOUND + 1]);
    const total = counted?.total ?? 0;
    return { items, total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND };
  }

  /**
   * What only the place's own clock can tell, or another order than the nearest, is decided here, over a thousand of the
   * nearest at a time until the page is full.
   */
  private async sifted(
    search: PlaceSearch,
    list: Prepared,
    filters: unknown[],
    now: Date,
  ): Promise<Page<PlaceView>> {
    const { sort, offset, limit } = search;
    const found: sql.NearRow[] = [];
    let isMore = true;
    for (let chunk = 0; isMore && chunk < MOST_CHUNKS; chunk += 1) {
      const rows = await this.statements.query<sql.NearRow>(list, [...filters, CHUNK, chunk * CHUNK]);
      found.push(...rows.filter((row) => isOpenAsAsked(row, search, now)));
      isMore = rows.length === CHUNK;
      if (sort === 'nearest' && found.length >= offset + limit) break;
    }
    if (sort === 'name') found.sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
    const items = found.slice(offset, offset + limit).map((row) => placeView(row, now));
    return { items, total: found.length, isMore };
  }
}
