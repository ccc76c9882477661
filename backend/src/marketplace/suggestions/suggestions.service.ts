import { Injectable } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import { MOST_SUGGESTIONS, type Suggestion, type SuggestionsQuery } from '../../contract/site/suggestions.js';
import { DirectorySuggestions, type NearZip } from '../../directory/suggestions/directory-suggestions.js';
import { rankSuggestions } from '../../directory/suggestions/rank-suggestions.rules.js';
import { isTelling, likeText, plainText } from '../../directory/suggestions/typed.rules.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { prefixQuery } from '../products/search/prefix-query.rules.js';
import { productsLike, vendorsLike } from './names-like.sql.js';

/** Longer texts begin no name. */
const LONGEST = 80;
const MOST_VENDORS = 3;

@Injectable()
export class SuggestionsService {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
    private readonly directory: DirectorySuggestions,
  ) {}

  async suggest({ q = '', zipCode, of }: SuggestionsQuery): Promise<Suggestion[]> {
    const typed = plainText(q);
    if (!isTelling(typed) || typed.length > LONGEST) return [];
    const near = zipCode === undefined ? null : await this.zipCodes.find(zipCode);
    const to = of === 'products' ? paths.marketplace : paths.browse;
    const found = await Promise.all([
      this.directory.places(q, near, to),
      ...(of === 'all' ? [this.directory.farmsAndMarkets(q, near)] : []),
      ...(of === 'products' ? [this.products(typed, near)] : []),
      ...(of === 'places' ? [] : [this.vendors(typed)]),
    ]);
    const foods = of === 'places' ? [] : this.directory.foods(q, near, to);
    return rankSuggestions([...foods, ...found.flat()], typed);
  }

  private async products(typed: string, near: NearZip | null): Promise<Suggestion[]> {
    const query = prefixQuery(typed);
    if (query === null) return [];
    const rows = await fetchRows(this.database, productsLike, [query, typed, MOST_SUGGESTIONS]);
    return rows.map(({ name }) => ({
      kind: 'product',
      label: name,
      detail: 'Product',
      path: paths.marketplace({ search: name, zipCode: near?.zipCode }),
      value: name,
    }));
  }

  private async vendors(typed: string): Promise<Suggestion[]> {
    const rows = await fetchRows(this.database, vendorsLike, [likeText(typed), typed, MOST_VENDORS]);
    return rows.map(({ id, name, city, state }) => ({
      kind: 'vendor',
      label: name,
      detail: `Vendor in ${city}, ${state}`,
      path: paths.vendor(id),
      value: name,
    }));
  }
}
