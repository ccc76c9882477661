import { Injectable } from '@nestjs/common';
import { categoryLabel } from '../../contract/directory/categories.js';
import { PLACE_KIND_LABELS } from '../../contract/directory/place-kinds.js';
import type { Point } from '../../contract/shared/geo/distance.js';
import { paths } from '../../contract/shared/site-paths.js';
import type { Suggestion } from '../../contract/site/suggestions.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { Cities } from '../../platform/geo/cities/cities.service.js';
import { categoriesLike, foodsLike } from './food-words.rules.js';
import { type PlaceLike, placesLike } from './places-like.sql.js';
import { isTelling, likeText, plainText, zipStart } from './typed.rules.js';

const MOST = 5;

export interface NearZip extends Point {
  zipCode: string;
}

export type ResultsPath = typeof paths.browse | typeof paths.marketplace;

@Injectable()
export class DirectorySuggestions {
  constructor(
    private readonly database: Database,
    private readonly cities: Cities,
  ) {}

  async places(text: string, near: NearZip | null, to: ResultsPath): Promise<Suggestion[]> {
    const digits = zipStart(text);
    if (digits !== null) {
      const zips = digits.length > 1 ? await this.cities.zipCodes(digits, MOST) : [];
      return zips.map(({ zipCode, city, state }) => ({
        kind: 'zip',
        label: zipCode,
        detail: `${city}, ${state}`,
        path: to({ zipCode }),
        value: zipCode,
      }));
    }
    const rows = await this.cities.like(text, MOST, near);
    return rows.map(({ name, state, zipCode }) => ({
      kind: 'city',
      label: `${name}, ${state}`,
      detail: `ZIP code ${zipCode}`,
      path: to({ zipCode }),
      value: zipCode,
    }));
  }

  foods(text: string, near: NearZip | null, to: ResultsPath): Suggestion[] {
    const typed = plainText(text);
    if (!isTelling(typed)) return [];
    const zipCode = near?.zipCode;
    const foods = foodsLike(typed, MOST).map(({ name, also }): Suggestion => ({
      kind: 'food',
      label: name.charAt(0).toUpperCase() + name.slice(1),
      detail: also === null ? 'Food' : `Food, also called ${also}`,
      path: to({ search: name, zipCode }),
      value: name,
    }));
    const categories = categoriesLike(typed).map((category): Suggestion => ({
      kind: 'category',
      label: categoryLabel(category),
      detail: 'Category',
      path: to({ category, zipCode }),
      value: categoryLabel(category).toLowerCase(),
    }));
    return [...foods, ...categories];
  }

  async farmsAndMarkets(text: string, near: NearZip | null): Promise<Suggestion[]> {
    const typed = plainText(text);
    if (!isTelling(typed)) return [];
    const { latitude = null, longitude = null } = near ?? {};
    const rows = await fetchRows(this.database, placesLike, [
      likeText(typed),
      typed,
      MOST,
      latitude,
      longitude,
    ]);
    return rows.map(placeSuggestion);
  }
}

export function placeSuggestion(row: PlaceLike): Suggestion {
  const { kind, name, city, state } = row;
  const what = row.type === 'farm' && kind !== 'farmers_market' ? 'Farm' : PLACE_KIND_LABELS[kind];
  const where = [city, state].filter(Boolean).join(', ');
  return {
    kind: kind === 'farmers_market' ? 'market' : 'farm',
    label: name,
    detail: where === '' ? what : `${what} in ${where}`,
    path: row.type === 'farm' ? paths.farm(row.id) : paths.place(row.id, name),
    value: name,
  };
}
