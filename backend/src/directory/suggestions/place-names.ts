import { Injectable } from '@nestjs/common';
import type { Point } from '../../contract/shared/geo/distance.js';
import type { NamedResult } from '../../contract/site/suggestions.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { milesFromChord } from '../../platform/geo/earth.js';
import { placeSuggestion } from './directory-suggestions.js';
import { nameWords } from './name-words.rules.js';
import { placesNamed } from './places-named.sql.js';

@Injectable()
export class PlaceNames {
  constructor(private readonly database: Database) {}

  async named(text: string, near: Point | null, most: number): Promise<NamedResult[]> {
    const words = nameWords(text);
    if (!words) return [];
    const { latitude = null, longitude = null } = near ?? {};
    const { longest, patterns } = words;
    const rows = await fetchRows(this.database, placesNamed, [longest, patterns, most, latitude, longitude]);
    return rows.map((row) => {
      const { kind, label, detail, path } = placeSuggestion(row);
      const miles = row.distance === null ? null : milesFromChord(row.distance);
      return { kind, label, detail, path, ...(miles !== null && { distanceMiles: miles }) };
    });
  }

  async isName(text: string): Promise<boolean> {
    return (await this.named(text, null, 1)).length > 0;
  }
}
