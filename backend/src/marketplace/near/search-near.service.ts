import { Injectable } from '@nestjs/common';
import { readSavedKey } from '../../contract/marketplace/saved-keys.js';
import { NEAREST_OF_EACH, type NearResult, type SearchNear } from '../../contract/marketplace/search-near.js';
import { isSearchable } from '../../contract/shared/search/search-text.js';
import { paths as sitePaths } from '../../contract/shared/site-paths.js';
import { FieldStatusBoard } from '../../directory/field-status/field-status-board.js';
import { shortCardWithStatus } from '../../directory/field-status/field-status.view.js';
import { ListingsService } from '../../directory/listings/listings.service.js';
import { gridTerms } from '../../directory/listings/search-terms.rules.js';
import { localMoment } from '../../directory/places/opening/opening.rules.js';
import { DirectoryPlacesSource } from '../../directory/search/directory-places.source.js';
import { PlaceNames } from '../../directory/suggestions/place-names.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { chordFromMiles } from '../../platform/geo/earth.js';
import type { ZipCode } from '../../platform/geo/zip-code.entity.js';
import { ZipCodes } from '../../platform/geo/zip-codes.service.js';
import type { Page } from '../../platform/http/answers/paging.js';
import type { PageCalls } from '../../platform/http/in-process.js';
import type { RankedQuery } from '../../platform/search/search-query.rules.js';
import {
  TextSearch,
  type Understood,
  UNDERSTOOD_AS_TYPED,
} from '../../platform/search/text-search.service.js';
import { openShopsOfFarms } from '../farm-shops/farm-shops.sql.js';
import { productsNearByText } from './near-products.sql.js';
import { type Candidate, listingCandidate, placeCandidate, productCandidate } from './near-result.view.js';
import { completeNear, rankNear } from './rank-near.rules.js';

export interface NearPage extends Page<NearResult> {
  understood: Understood;
}

const NOTHING: NearPage = { items: [], total: 0, isMore: false, understood: UNDERSTOOD_AS_TYPED };

@Injectable()
export class SearchNearService {
  constructor(
    private readonly database: Database,
    private readonly zipCodes: ZipCodes,
    private readonly texts: TextSearch,
    private readonly listings: ListingsService,
    private readonly places: DirectoryPlacesSource,
    private readonly board: FieldStatusBoard,
    private readonly placeNames: PlaceNames,
  ) {}

  async search(
    { search: text, zipCode, radius, limit, offset }: SearchNear,
    calls: PageCalls | undefined,
  ): Promise<NearPage> {
    const center = isSearchable(text) ? await this.zipCodes.find(zipCode) : null;
    if (!center) return NOTHING;
    const answer = await this.texts.search(
      text,
      (by) => this.find(by, center, radius),
      (name) => this.placeNames.isName(name),
    );
    if (!answer) return NOTHING;
    const { found, corrected, suggested, isMost, missing } = answer;
    const page = found.results.slice(offset, offset + limit);
    return {
      items: await this.withShops(
        await this.withStatuses(
          page.map(({ view }) => view()),
          calls,
        ),
      ),
      total: found.results.length,
      isMore: found.isMore,
      understood: { corrected, suggested, isMost, missing },
    };
  }

  private async withStatuses(results: NearResult[], calls: PageCalls | undefined): Promise<NearResult[]> {
    const said = await this.board.among(
      results.map(({ key }) => ({ id: key })),
      calls,
    );
    return results.map((result) => shortCardWithStatus(result, said.get(result.key)));
  }

  private async withShops(results: NearResult[]): Promise<NearResult[]> {
    const farmIds = results.flatMap(({ key }) => {
      const saved = readSavedKey(key);
      return saved?.kind === 'farm' ? saved.id : [];
    });
    if (farmIds.length === 0) return results;
    const shops = await fetchRows(this.database, openShopsOfFarms, [farmIds]);
    const marks = new Map(
      shops.map(({ farmId, vendorId, sellsShares }) => [
        `farm-${farmId}`,
        { ...(vendorId && { shopPath: sitePaths.vendor(vendorId) }), ...(sellsShares && { sellsShares }) },
      ]),
    );
    return results.map((result) => ({ ...result, ...marks.get(result.key) }));
  }

  private async find(by: RankedQuery, center: ZipCode, radius: number) {
    const now = new Date();
    const today = localMoment(now, center.timeZone);
    const around = { center, radius, limit: NEAREST_OF_EACH };
    const [listings, products, places] = await Promise.all([
      this.listings.nearestByWords(by, around),
      this.productsNear(by, center, radius),
      this.places.nearestByWords(by, around),
    ]);
    const { results, isMore } = completeNear<Candidate>([
      kind(listings, listingCandidate),
      kind(products, productCandidate),
      kind(places, (row) => placeCandidate(row, today, now)),
    ]);
    const isCalledSo = results.some((result) => result.isCalledSo);
    return { results: rankNear(results, now), total: results.length, isMore, isCalledSo };
  }

  private productsNear({ all, best }: RankedQuery, center: ZipCode, radius: number) {
    const { latitude, longitude } = center;
    const around = [latitude, longitude, chordFromMiles(radius)] as const;
    const terms = gridTerms({ latitude, longitude, radiusMiles: radius });
    return fetchRows(this.database, productsNearByText, [NEAREST_OF_EACH, ...around, all, terms, best]);
  }
}

const kind = <Row extends { total?: number }>(rows: readonly Row[], make: (row: Row) => Candidate) => ({
  results: rows.map(make),
  total: rows[0]?.total ?? rows.length,
});
