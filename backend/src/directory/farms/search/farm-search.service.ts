import { Injectable } from '@nestjs/common';
import type { FarmListItem, FarmSearch, SimilarFarmsQuery } from '../../../contract/directory/farms.js';
import { COUNT_BOUND, STOP_COUNTING_AT } from '../../../contract/shared/limits.js';
import { Database } from '../../../platform/database/database.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import type { ZipCode } from '../../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import type { Page } from '../../../platform/http/answers/paging.js';
import type { SignedInUser } from '../../../platform/http/security/current-user.js';
import * as sql from '../farms.sql.js';
import { farmListItem } from './farm-list.view.js';
import { LIKENESS, type NameSearch, nameSearch } from './name-search.rules.js';
import { similarFarms } from './similar-farms.js';

type Found = Page<FarmListItem>;
type FoundRows = Page<sql.FoundRow>;
const NOTHING: FoundRows = { items: [], total: 0, isMore: false };

@Injectable()
export class FarmSearchService {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly database: Database,
  ) {}

  /** Nearest first near a ZIP code, else the best match first, else the newest registered farms. */
  async search(query: FarmSearch, reader: SignedInUser | null): Promise<Found> {
    const name = query.search === undefined ? undefined : nameSearch(query.search);
    // A name without a letter is nobody's.
    const found = name === null ? NOTHING : await this.find(query, name);
    return { ...found, items: found.items.map((row) => farmListItem(row, reader)) };
  }

  private async find(query: FarmSearch, name: NameSearch | undefined): Promise<FoundRows> {
    if (query.zipCode !== undefined) {
      const center = await this.zipCodes.find(query.zipCode);
      return center ? this.near(center, name, query) : NOTHING;
    }
    return name ? this.byName(name, query) : this.newest(query);
  }

  async similar({ name, zipCode }: SimilarFarmsQuery, reader: SignedInUser): Promise<FarmListItem[]> {
    const center = zipCode === undefined ? null : await this.zipCodes.find(zipCode);
    return center ? similarFarms(this.database, name, center, reader) : [];
  }

  private async byName(name: NameSearch, { limit, offset }: FarmSearch): Promise<FoundRows> {
    for (const likeness of LIKENESS) {
      const find = (most: number, from: number) =>
        fetchRows(this.database, sql.farmsByName, [name.telling, name.full, likeness, most, from]);
      const rows = await find(limit, offset);
      // Behind the last page there is no row that could tell the count.
      const [first] = rows.length === 0 && offset > 0 ? await find(1, 0) : rows;
      if (first) return { items: rows, ...bounded(first.total) };
    }
    return NOTHING;
  }

  private async near(center: ZipCode, name: NameSearch | undefined, query: FarmSearch): Promise<FoundRows> {
    for (const likeness of LIKENESS) {
      const filters = [...circle(center, query.radius), name?.telling ?? null, likeness] as const;
      const found = await this.page(filters, query);
      if (found.total > 0 || !name) return found;
    }
    return NOTHING;
  }

  private async page(filters: sql.NearAndLike, { limit, offset }: FarmSearch): Promise<FoundRows> {
    const rows = await fetchRows(this.database, sql.farmsNear, [...filters, limit, offset]);
    // A page that is not full is the last one, and tells the count by itself.
    if (rows.length < limit && (rows.length > 0 || offset === 0))
      return { items: rows, ...bounded(offset + rows.length) };
    return {
      items: rows,
      ...counted(await fetchRows(this.database, sql.countFarmsNear, [...filters, STOP_COUNTING_AT])),
    };
  }

  private async newest({ limit, offset }: FarmSearch): Promise<FoundRows> {
    const rows = await fetchRows(this.database, sql.newestFarms, [limit, offset]);
    return {
      items: rows,
      ...counted(await fetchRows(this.database, sql.countFarms, [STOP_COUNTING_AT])),
    };
  }
}

const circle = ({ latitude, longitude }: ZipCode, radiusMiles: number) =>
  [latitude, longitude, chordFromMiles(radiusMiles)] as const;
const counted = ([row]: { total: number }[]) => bounded(row?.total ?? 0);
const bounded = (total: number) => ({ total: Math.min(total, COUNT_BOUND), isMore: total > COUNT_BOUND });
