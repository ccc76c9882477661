import { Injectable } from '@nestjs/common';
import type { Point } from '../../contract/shared/geo/distance.js';
import type { NamedResult } from '../../contract/site/search-overview.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows, type Statement } from '../../platform/database/statement.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import { namesFor, type NameSource } from './choose-names.js';
import { placeSuggestion } from './directory-suggestions.js';
import type { FoundName, NameLike } from './like-names.rules.js';
import { nameWords } from './name-words.rules.js';
import {
  type LikeNamedRow,
  type NamedIn,
  placesNamed,
  placesSpelledLike,
  type SpelledLikeIn,
} from './places-named.sql.js';

/** Of each source; more are compared in no case. */
const MOST_CALLED = 20;
const MOST_SPELLED_LIKE = 60;

/** A name of one source, with how far away it is. */
interface Away {
  distance: number | null;
}
/** The statements of one source. */
export interface NameStatements<Row extends Away> {
  called: Statement<Row & { isWhole: boolean }, NamedIn>;
  spelledLike: Statement<Row, SpelledLikeIn>;
}

/**
 * @param near null where nobody says where they are
 * @param resultOf what a name leads to
 */
export function nameSource<Row extends NameLike & Away>(
  database: Database,
  near: Point | null,
  statements: NameStatements<Row>,
  resultOf: (row: Row) => NamedResult,
): NameSource {
  const { latitude = null, longitude = null } = near ?? {};
  const found = (row: Row, isWhole: boolean): FoundName => {
    const { name, city, state, distance } = row;
    const away = distance === null ? {} : { distanceMiles: milesFromChord(distance) };
    return { name, city, state, isWhole, result: { ...resultOf(row), ...away } };
  };
  return {
    called: async ({ longest, patterns, otherPatterns }) => {
      const values = [longest, patterns, otherPatterns, MOST_CALLED, latitude, longitude] as const;
      const rows = await fetchRows(database, statements.called, [...values]);
      return rows.map((row) => found(row, row.isWhole));
    },
    spelledLike: async (words) => {
      const rows = await fetchRows(database, statements.spelledLike, [
        ...([words, MOST_SPELLED_LIKE, latitude, longitude] as const),
      ]);
      return rows.map((row) => found(row, false));
    },
  };
}

const OF_PLACES: NameStatements<LikeNamedRow> = { called: placesNamed, spelledLike: placesSpelledLike };

@Injectable()
export class PlaceNames {
  constructor(private readonly database: Database) {}

  /** @param near null where nobody says where they are */
  source(near: Point | null): NameSource {
    return nameSource(this.database, near, OF_PLACES, (row) => {
      const { kind, label, detail, path } = placeSuggestion(row);
      return { kind, label, detail, path };
    });
  }

  /** Also one with mistakes of typing. */
  async isName(text: string): Promise<boolean> {
    const asked = nameWords(text);
    return asked !== null && (await namesFor(asked, [this.source(null)])).names.length > 0;
  }
}
