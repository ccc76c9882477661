import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FavoriteList, MAX_FAVORITES } from '../../contract/marketplace/favorites.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { productOfRow } from '../products/files/product-of-row.js';
import { favoriteProducts } from '../products/products.sql.js';
import { vendorView } from '../vendors/vendor.view.js';
import { favoriteVendors } from '../vendors/vendors.sql.js';
import { Favorite } from './favorite.entity.js';
import { favoritesOf } from './favorites.sql.js';

/** What can be kept. */
const SUBJECTS = {
  products: { column: 'productId', missing: 'PRODUCT_NOT_FOUND' },
  vendors: { column: 'vendorId', missing: 'VENDOR_NOT_FOUND' },
} as const;
export type FavoriteKind = keyof typeof SUBJECTS;

/** What people want to find again. */
@Injectable()
export class FavoritesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  /** What is in the shop at the moment; the rest comes back when it does. */
  async list(userId: number): Promise<FavoriteList> {
    const products = await this.database.query(favoriteProducts, [userId]);
    const vendors = await this.database.query(favoriteVendors, [userId]);
    return { products: products.map(productOfRow), vendors: vendors.map((row) => vendorView(row, row)) };
  }

  /**
   * Keeps a product or vendor; once more changes nothing.
   * @throws PRODUCT_NOT_FOUND, VENDOR_NOT_FOUND, TOO_MANY_FAVORITES
   */
  async add(userId: number, kind: FavoriteKind, id: number): Promise<void> {
    const { insert, state } = favoritesOf[kind];
    const added = await fetchRows(this.dataSource, insert, [userId, id, MAX_FAVORITES]);
    if (added.length > 0) return;
    const [found] = await fetchRows(this.dataSource, state, [userId, id]);
    if (found?.isKept) return;
    throw new DomainError(found?.isThere ? 'TOO_MANY_FAVORITES' : SUBJECTS[kind].missing);
  }

  /** Lets go of it; also of what is not kept, or not there. */
  async remove(userId: number, kind: FavoriteKind, id: number): Promise<void> {
    const { column } = SUBJECTS[kind];
    await this.dataSource.getRepository(Favorite).delete({ userId, [column]: id });
  }
}
