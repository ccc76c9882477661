import { Injectable } from '@nestjs/common';
import { paths } from '../../contract/shared/site-paths.js';
import type { Suggestion, SuggestionsQuery } from '../../contract/site/suggestions.js';
import { DirectorySuggestions } from '../../directory/suggestions/directory-suggestions.js';
import { rankSuggestions } from '../../directory/suggestions/rank-suggestions.rules.js';
import { isTelling, likeText, plainText } from '../../directory/suggestions/typed.rules.js';
import { Database } from '../../platform/database/database.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import { vendorsLike } from './vendors-like.sql.js';

/** Longer texts begin no name. */
const LONGEST = 80;
const MOST_VENDORS = 3;

/** What begins like what somebody types: of the directory, and of the marketplace. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
    private readonly directory: DirectorySuggestions,
  ) {}

  /** @returns the best ones; none for less than two letters, or for a text that begins no name */
  async suggest({ q = '', zipCode, of }: SuggestionsQuery): Promise<Suggestion[]> {
    const typed = plainText(q);
    if (!isTelling(typed) || typed.length > LONGEST) return [];
    const near = zipCode === undefined ? null : await this.zipCodes.find(zipCode);
    const found = await Promise.all([
      this.directory.places(q, near),
      ...(of === 'all' ? [this.directory.farmsAndMarkets(q, near), this.vendors(typed)] : []),
    ]);
    const foods = of === 'all' ? this.directory.foods(q, near) : [];
    return rankSuggestions([...foods, ...found.flat()], typed);
  }

  private async vendors(typed: string): Promise<Suggestion[]> {
    const rows = await this.database.query(vendorsLike, [likeText(typed), typed, MOST_VENDORS]);
    return rows.map(({ id, name, city, state }) => ({
      kind: 'vendor',
      label: name,
      detail: `Vendor in ${city}, ${state}`,
      path: paths.vendor(id),
      value: name,
    }));
  }
}
