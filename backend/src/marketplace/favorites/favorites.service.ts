import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type FavoriteList, MAX_FAVORITES } from '../../contract/marketplace/favorites.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { productOfRow } from '../products/files/product-of-row.js';
import { favoriteProducts, type ProductRow } from '../products/products.sql.js';
import { vendorView } from '../vendors/vendor.view.js';
import { favoriteVendors, type VendorRow } from '../vendors/vendors.sql.js';

/** What can be kept, by the table that has it. */
const SUBJECTS = {
  products: { column: 'product_id', isShown: 'is_listed', missing: 'PRODUCT_NOT_FOUND' },
  vendors: { column: 'vendor_id', isShown: 'is_approved AND is_active', missing: 'VENDOR_NOT_FOUND' },
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
    const products = await this.database.query<ProductRow>(favoriteProducts, [userId]);
    const vendors = await this.database.query<VendorRow>(favoriteVendors, [userId]);
    return { products: products.map(productOfRow), vendors: vendors.map((row) => vendorView(row, row)) };
  }

  /**
   * Keeps a product or vendor; once more changes nothing.
   * @throws PRODUCT_NOT_FOUND, VENDOR_NOT_FOUND, TOO_MANY_FAVORITES
   */
  async add(userId: number, kind: FavoriteKind, id: number): Promise<void> {
    const { column, isShown, missing } = SUBJECTS[kind];
    const added = await this.dataSource.query<unknown[]>(
      `INSERT INTO favorites (user_id, ${column}) SELECT $1, id FROM ${kind}
       WHERE id = $2 AND ${isShown} AND (SELECT count(*) FROM favorites WHERE user_id = $1) < $3
       ON CONFLICT DO NOTHING RETURNING id`,
      [userId, id, MAX_FAVORITES],
    );
    if (added.length > 0) return;
    const [state] = await this.dataSource.query<{ isKept: boolean; isThere: boolean }[]>(
      `SELECT EXISTS (SELECT 1 FROM favorites WHERE user_id = $1 AND ${column} = $2) AS "isKept",
         EXISTS (SELECT 1 FROM ${kind} WHERE id = $2 AND ${isShown}) AS "isThere"`,
      [userId, id],
    );
    if (state?.isKept) return;
    throw new DomainError(state?.isThere ? 'TOO_MANY_FAVORITES' : missing);
  }

  /** Lets go of it; also of what is not kept, or not there. */
  async remove(userId: number, kind: FavoriteKind, id: number): Promise<void> {
    const { column } = SUBJECTS[kind];
    await this.dataSource.query(`DELETE FROM favorites WHERE user_id = $1 AND ${column} = $2`, [userId, id]);
  }
}
