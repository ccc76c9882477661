import { Injectable } from '@nestjs/common';
import { placePath } from '../../contract/directory/place-path.js';
import type { SavedCard } from '../../contract/marketplace/favorites.js';
import { readSavedKey, type SavedKind } from '../../contract/marketplace/saved-keys.js';
import { FieldStatusBoard } from '../../directory/field-status/field-status-board.js';
import { shortCardWithStatus } from '../../directory/field-status/field-status.view.js';
import { ListingsService } from '../../directory/listings/listings.service.js';
import { PublicPlaces } from '../../directory/search/public-places.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import type { PageCalls } from '../../platform/http/in-process.js';
import { productOfRow } from '../products/files/product-of-row.js';
import { productsById } from '../products/products.sql.js';
import { vendorView } from '../vendors/vendor.view.js';
import { vendorsById } from '../vendors/vendors.sql.js';
import { listingCard, placeCard, productCard, vendorCard } from './saved-card.view.js';

@Injectable()
export class SavedCards {
  constructor(
    private readonly database: Database,
    private readonly listings: ListingsService,
    private readonly places: PublicPlaces,
    private readonly board: FieldStatusBoard,
  ) {}

  async of(keys: readonly string[], page: PageCalls | undefined): Promise<SavedCard[]> {
    const ids = idsByKind(keys);
    const [products, vendors, listings, places] = await Promise.all([
      ids.product.length > 0 ? fetchRows(this.database, productsById, [ids.product]) : [],
      ids.vendor.length > 0 ? fetchRows(this.database, vendorsById, [ids.vendor]) : [],
      this.listings.byId(ids.listing),
      this.places.byId(ids.place, ids.farm),
    ]);
    const said = await this.board.among([...places.values()], page);
    const cards = [
      ...products.map((row) => productCard(productOfRow(row))),
      ...vendors.map((row) => vendorCard(vendorView(row, row))),
      ...listings.map(listingCard),
      ...[...places].flatMap(([key, place]) => {
        const path = placePath(place.id, place.name);
        return path === undefined
          ? []
          : [shortCardWithStatus(placeCard(key, path, place), said.get(place.id))];
      }),
    ];
    const byKey = new Map(cards.map((card) => [card.key, card]));
    return keys.flatMap((key) => byKey.get(key) ?? []);
  }
}

function idsByKind(keys: readonly string[]): Record<SavedKind, number[]> {
  const ids: Record<SavedKind, number[]> = { product: [], vendor: [], listing: [], farm: [], place: [] };
  for (const key of keys) {
    const read = readSavedKey(key);
    if (read) ids[read.kind].push(read.id);
  }
  return ids;
}
