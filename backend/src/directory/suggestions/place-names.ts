import { Injectable } from '@nestjs/common';
import type { Point } from '../../contract/shared/geo/distance.js';
import type { NamedResult } from '../../contract/site/search-overview.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import { namesFor, type NameSource } from './choose-names.js';
import { placeSuggestion } from './directory-suggestions.js';
import type { FoundName } from './like-names.rules.js';
import { nameWords } from './name-words.rules.js';
import { type LikeNamedRow, placesNamed, placesSpelledLike } from './places-named.sql.js';

/** Of each source; more are compared in no case. */
export const MOST_CALLED = 20;
export const MOST_SPELLED_LIKE = 60;

@Injectable()
export class PlaceNames {
  constructor(private readonly database: Database) {}

  /** @param near null where nobody says where they are */
  source(near: Point | null): NameSource {
    const { latitude = null, longitude = null } = near ?? {};
    return {
      called: async ({ longest, patterns, otherPatterns }) => {
        const values = [longest, patterns, otherPatterns, MOST_CALLED, latitude, longitude] as const;
        const rows = await fetchRows(this.database, placesNamed, [...values]);
        return rows.map((row) => foundName(row, row.isWhole));
      },
      spelledLike: async (words) => {
        const values = [words, MOST_SPELLED_LIKE, latitude, longitude] as const;
        const rows = await fetchRows(this.database, placesSpelledLike, [...values]);
        return rows.map((row) => foundName(row, false));
      },
    };
  }

  /** Also one with mistakes of typing. */
  async isName(text: string): Promise<boolean> {
    const asked = nameWords(text);
    return asked !== null && (await namesFor(asked, [this.source(null)])).names.length > 0;
  }
}

function foundName(row: LikeNamedRow, isWhole: boolean): FoundName {
  const { kind, label, detail, path } = placeSuggestion(row);
  const { name, city, state, distance } = row;
  return { name, city, state, isWhole, result: { kind, label, detail, path, ...milesOf(distance) } };
}

/** @param distance a chord; null where nobody says where they are */
export const milesOf = (distance: number | null): Pick<NamedResult, 'distanceMiles'> =>
  distance === null ? {} : { distanceMiles: milesFromChord(distance) };
