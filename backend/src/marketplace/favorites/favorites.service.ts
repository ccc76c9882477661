import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockAccount } from '../../accounts/users/lock-account.js';
import {
  type FavoriteList,
  MAX_FAVORITES,
  type SavedItem,
  type SavedMerge,
} from '../../contract/marketplace/favorites.js';
import { readSavedKey, SAVED_KINDS, type SavedKinds } from '../../contract/marketplace/saved-keys.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { productOfRow } from '../products/files/product-of-row.js';
import { productsById } from '../products/products.sql.js';
import { Favorite } from '../tables/favorite.entity.js';
import { vendorView } from '../vendors/vendor.view.js';
import { vendorsById } from '../vendors/vendors.sql.js';
import { favoritesOf, mergeItems, savedItems } from './favorites.sql.js';
import { SavedCards } from './saved-cards.service.js';

const MISSING = {
  product: 'PRODUCT_NOT_FOUND',
  vendor: 'VENDOR_NOT_FOUND',
  listing: 'LISTING_NOT_FOUND',
  farm: 'FARM_NOT_FOUND',
  place: 'PLACE_NOT_FOUND',
} as const;

@Injectable()
export class FavoritesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly cards: SavedCards,
  ) {}

  async list(userId: number): Promise<FavoriteList> {
    const items = await this.items(userId);
    const idsOf = (kind: string) =>
      items.flatMap(({ key }) => {
        const read = readSavedKey(key);
        return read?.kind === kind ? [read.id] : [];
      });
    const [productIds, vendorIds] = [idsOf('product'), idsOf('vendor')];
    const products = await fetchRows(this.database, productsById, [productIds]);
    const vendors = await fetchRows(this.database, vendorsById, [vendorIds]);
    return {
      products: inOrder(products, productIds).map(productOfRow),
      vendors: inOrder(vendors, vendorIds).map((row) => vendorView(row, row)),
    };
  }

  async items(userId: number): Promise<SavedItem[]> {
    const rows = await fetchRows(this.dataSource, savedItems, [userId]);
    return rows.map(({ key, name, savedAt }) => ({ key, name, savedAt: savedAt.toISOString() }));
  }

  /** @throws TOO_MANY_FAVORITES and then adds nothing */
  async merge(userId: number, { items }: SavedMerge): Promise<SavedItem[]> {
    const names = new Map(
      (
        await this.cards.of(
          items.map(({ key }) => key),
          undefined,
        )
      ).map((card) => [card.key, card.name]),
    );
    // The newest is added last, so that it comes first.
    const given = items.toReversed().flatMap(({ key, name }) => {
      const read = readSavedKey(key);
      return read ? [{ ...read, name: names.get(key) ?? name }] : [];
    });
    await this.dataSource.transaction(async (tx) => {
      // Two devices at once would both be within the limit.
      await lockAccount(tx, userId);
      await fetchRows(tx, mergeItems, [
        userId,
        given.map(({ kind }) => kind),
        given.map(({ id }) => id),
        given.map(({ name }) => name),
      ]);
      const count = await tx.count(Favorite, { where: { userId } });
      if (count > MAX_FAVORITES) throw new DomainError('TOO_MANY_FAVORITES');
    });
    return this.items(userId);
  }

  /**
   * Saves something that everyone may see; once more changes nothing.
   * @throws PRODUCT_NOT_FOUND, VENDOR_NOT_FOUND, LISTING_NOT_FOUND, FARM_NOT_FOUND, PLACE_NOT_FOUND,
   * TOO_MANY_FAVORITES
   */
  async add(userId: number, kinds: SavedKinds, id: number): Promise<void> {
    const kind = SAVED_KINDS[kinds];
    const { insert, state } = favoritesOf[kind];
    const added = await fetchRows(this.dataSource, insert, [userId, id, MAX_FAVORITES]);
    if (added.length > 0) return;
    const [found] = await fetchRows(this.dataSource, state, [userId, id]);
    if (found?.isKept) return;
    throw new DomainError(found?.isThere ? 'TOO_MANY_FAVORITES' : MISSING[kind]);
  }

  async remove(userId: number, kinds: SavedKinds, id: number): Promise<void> {
    const subject =
      kinds === 'products'
        ? { productId: id }
        : kinds === 'vendors'
          ? { vendorId: id }
          : { itemKey: `${SAVED_KINDS[kinds]}-${id}` };
    await this.dataSource.getRepository(Favorite).delete({ userId, ...subject });
  }
}

const inOrder = <Row extends { id: number }>(rows: Row[], ids: readonly number[]) =>
  rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
