import { Injectable } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import {
  MOST_NAMED,
  type SearchOverview,
  type SearchOverviewQuery,
} from '../../contract/site/search-overview.js';
import { namesFor, type NameSource } from '../../directory/suggestions/choose-names.js';
import type { FoundName } from '../../directory/suggestions/like-names.rules.js';
import { nameWords } from '../../directory/suggestions/name-words.rules.js';
import {
  milesOf,
  MOST_CALLED,
  MOST_SPELLED_LIKE,
  PlaceNames,
} from '../../directory/suggestions/place-names.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { type VendorName, vendorsNamed, vendorsSpelledLike } from './vendor-names.sql.js';

@Injectable()
export class SearchOverviewService {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
    private readonly placeNames: PlaceNames,
  ) {}

  async of({ search = '', zipCode }: SearchOverviewQuery): Promise<SearchOverview> {
    const near = zipCode === undefined ? null : await this.zipCodes.find(zipCode);
    return this.names(search, near);
  }

  private async names(text: string, near: ZipCode | null): Promise<SearchOverview> {
    const asked = nameWords(text);
    if (!asked) return { names: [], isAsTyped: false };
    const found = await namesFor(asked, [this.placeNames.source(near), this.vendorNames(near)]);
    return { ...found, names: found.names.slice(0, MOST_NAMED).map(({ result }) => result) };
  }

  private vendorNames(near: ZipCode | null): NameSource {
    const { latitude = null, longitude = null } = near ?? {};
    return {
      called: async ({ longest, patterns, otherPatterns }) => {
        const values = [longest, patterns, otherPatterns, MOST_CALLED, latitude, longitude] as const;
        const rows = await fetchRows(this.database, vendorsNamed, [...values]);
        return rows.map((row) => foundName(row, row.isWhole));
      },
      spelledLike: async (words) => {
        const values = [words, MOST_SPELLED_LIKE, latitude, longitude] as const;
        const rows = await fetchRows(this.database, vendorsSpelledLike, [...values]);
        return rows.map((row) => foundName(row, false));
      },
    };
  }
}

function foundName({ id, name, city, state, distance }: VendorName, isWhole: boolean): FoundName {
  const detail = `Vendor in ${city}, ${state}`;
  const result = { kind: 'vendor', label: name, detail, path: paths.vendor(id) } as const;
  return { name, city, state, isWhole, result: { ...result, ...milesOf(distance) } };
}
