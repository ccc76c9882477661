import { Injectable } from '@nestjs/common';
import type { ProductView } from '../../contract/marketplace/products.js';
import { Database } from '../../platform/database/database.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import { productOfRow } from './files/product-of-row.js';
import { productById, suggestions } from './products.sql.js';
import { prefixQuery } from './search/prefix-query.rules.js';

const MOST_SUGGESTIONS = 8;

/** Single products, and names that begin like what somebody types. */
@Injectable()
export class ProductsService {
  constructor(private readonly database: Database) {}

  /** @throws PRODUCT_NOT_FOUND, also for one that is not in the shop, unless it is the person's own */
  async get(id: number, user: SignedInUser | null): Promise<ProductView> {
    const [row] = await this.database.query(productById, [id, user?.id ?? null]);
    if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
    return productOfRow(row);
  }

  /** @returns product names, those that begin with the text first; none for less than two letters */
  async suggest(text: string | undefined): Promise<string[]> {
    const query = prefixQuery(text ?? '');
    if (query === null) return [];
    const typed = (text ?? '').toLowerCase();
    const rows = await this.database.query(suggestions, [query, typed, MOST_SUGGESTIONS]);
    return rows.map(({ name }) => name);
  }
}
