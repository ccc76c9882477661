import { Injectable } from '@nestjs/common';
import type { Point } from '../../../contract/shared/geo/distance.js';
import { Database } from '../../database/database.js';
import { fetchRows } from '../../database/statement.js';
import { chordFromMiles } from '../earth.js';
import { citiesLike, citiesNamed, type CityRow, zipCodesBetween } from './cities.sql.js';
import { readCityName, readCityStart } from './city-name.rules.js';

/** Cities this near come first. */
const NEAR_MILES = 150;
/** Fewer letters begin too many names to help anybody. */
const LEAST_LETTERS = 2;

@Injectable()
export class Cities {
  constructor(private readonly database: Database) {}

  /** @param text "Fort Myers", "ft myers fl" or "Fort Myers, Florida" @returns the largest first */
  async named(text: string, limit: number): Promise<CityRow[]> {
    const [whole, ...split] = readCityName(text);
    if (!whole) return [];
    const { name = null, states = [] } = split[0] ?? {};
    return fetchRows(this.database, citiesNamed, [whole.name, name, states ?? [], limit]);
  }

  /** @param text the beginning of a name, or of one of its words @param near null if unknown */
  async like(text: string, limit: number, near: Point | null): Promise<CityRow[]> {
    const typed = readCityStart(text);
    if (!typed || typed.start.length < LEAST_LETTERS || /^[\d ]+$/.test(typed.start)) return [];
    const { name = null, states = [] } = typed.withState ?? {};
    return fetchRows(this.database, citiesLike, [
      typed.start,
      name,
      states ?? [],
      limit,
      near?.latitude ?? null,
      near?.longitude ?? null,
      chordFromMiles(NEAR_MILES),
    ]);
  }

  /** @param digits one to five */
  zipCodes(digits: string, limit: number): Promise<{ zipCode: string; city: string; state: string }[]> {
    return fetchRows(this.database, zipCodesBetween, [digits.padEnd(5, '0'), digits.padEnd(5, '9'), limit]);
  }
}
