import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { PlaceSearch } from '../../contract/directory/places.js';
import { ProductSearch as ProductSearchQuery } from '../../contract/marketplace/products.js';
import { MINUTE_MS } from '../../contract/shared/calendar/durations.js';
import { isSearchable } from '../../contract/shared/search/search-text.js';
import { paths, withQuery } from '../../contract/shared/site-paths.js';
import {
  type CountedPage,
  MOST_NAMED,
  type SearchAnswer,
  type SearchOverview,
  type SearchOverviewQuery,
} from '../../contract/site/search-overview.js';
import { DirectoryPlacesSource } from '../../directory/search/directory-places.source.js';
import { namesFor, type NameSource } from '../../directory/suggestions/choose-names.js';
import type { FoundName } from '../../directory/suggestions/like-names.rules.js';
import { isNothingElse, nameWords } from '../../directory/suggestions/name-words.rules.js';
import { nameSource, type NameStatements, PlaceNames } from '../../directory/suggestions/place-names.js';
import { Database } from '../../platform/database/database.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import {
  goodsAsked,
  type Intents,
  isShippedAsked,
  readIntents,
} from '../../platform/search/intents.rules.js';
import { ProductSearch } from '../products/search/product-search.js';
import { SearchAnswers } from './search-answers.service.js';
import { ShippedAnswer } from './shipped-answer.service.js';
import { type VendorName, vendorsNamed, vendorsSpelledLike } from './vendor-names.sql.js';

type NamesSaid = Pick<SearchOverview, 'names' | 'isAsTyped'>;

const NOTHING: SearchOverview = { names: [], isAsTyped: false, answer: null, markets: null, shop: null };

/** Counts from here on are slow to make, and may be a minute old. */
const LARGE = 100;
const MOST_LARGE = 2_000;

const OF_VENDORS: NameStatements<VendorName> = { called: vendorsNamed, spelledLike: vendorsSpelledLike };

@Injectable()
export class SearchOverviewService {
  private readonly large = new LRUCache<string, CountedPage>({ max: MOST_LARGE, ttl: MINUTE_MS });

  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
    private readonly placeNames: PlaceNames,
    private readonly places: DirectoryPlacesSource,
    private readonly products: ProductSearch,
    private readonly answers: SearchAnswers,
    private readonly shipped: ShippedAnswer,
  ) {}

  async of({ search = '', zipCode }: SearchOverviewQuery): Promise<SearchOverview> {
    if (!isSearchable(search)) return NOTHING;
    const near = zipCode === undefined ? null : await this.zipCodes.find(zipCode);
    const intents = readIntents(search);
    const names = await this.names(search, near, intents);
    const isName = names.names.length > 0 && !intents?.isAllUnderstood;
    // Whose spelling was forgiven has nothing that is spelled so.
    const isCounted = names.isAsTyped || !isName;
    const counted = isCounted ? this.shop(search) : null;
    const [answer, markets, shop] = await Promise.all([
      intents && this.answer(intents, near, isName, counted),
      isCounted && near && !(intents && isShippedAsked(intents)) ? this.markets(search, near.zipCode) : null,
      counted,
    ]);
    // "Farmers market Naples" has an answer, and needs no names that are like it.
    const shown = answer && isName && !names.isAsTyped ? { ...names, names: [] } : names;
    return { ...shown, answer, markets, shop };
  }

  private async answer(
    intents: Intents,
    near: ZipCode | null,
    isName: boolean,
    shop: Promise<CountedPage> | null,
  ): Promise<SearchAnswer | null> {
    if (!isShippedAsked(intents)) return this.answers.to(intents, near, isName);
    const goods = isName ? null : await shop;
    return goods && this.shipped.to(intents, near, goods);
  }

  /** A text of nothing but intents and foods is no name that has other words, too. */
  private async names(text: string, near: ZipCode | null, intents: Intents | null): Promise<NamesSaid> {
    const asked = intents?.isAllUnderstood && intents.words === '' ? null : nameWords(text);
    if (!asked) return { names: [], isAsTyped: false };
    const { names, isAsTyped } = await namesFor(asked, [
      this.placeNames.source(near),
      this.vendorNames(near),
    ]);
    const isMeant = ({ name }: FoundName) => !intents?.isAllUnderstood || isNothingElse(name, asked);
    return {
      names: names
        .filter(isMeant)
        .slice(0, MOST_NAMED)
        .map(({ result }) => result),
      isAsTyped,
    };
  }

  private markets(search: string, zipCode: string): Promise<CountedPage> {
    return this.counted(withQuery(paths.farmersMarkets(), { search, zipCode }), () =>
      this.places.markets(PlaceSearch.parse({ zipCode, search, limit: 1 })),
    );
  }

  private shop(text: string): Promise<CountedPage> {
    const search = goodsAsked(text) || text;
    return this.counted(paths.marketplace({ search }), () =>
      this.products.search(ProductSearchQuery.parse({ search, limit: 1 })),
    );
  }

  private async counted(
    path: string,
    find: () => Promise<{ total: number | null; isMore: boolean }>,
  ): Promise<CountedPage> {
    const known = this.large.get(path);
    if (known) return known;
    const { total, isMore } = await find();
    const page = { count: total ?? 0, isMore, path };
    if (page.count >= LARGE) this.large.set(path, page);
    return page;
  }

  private vendorNames(near: ZipCode | null): NameSource {
    return nameSource(this.database, near, OF_VENDORS, ({ id, name, city, state }) => ({
      kind: 'vendor',
      label: name,
      detail: `Vendor in ${city}, ${state}`,
      path: paths.vendor(id),
    }));
  }
}
