import { Injectable } from '@nestjs/common';
import type { ProductView } from '../../contract/marketplace/products.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { boxOf } from './boxes/box.view.js';
import { boxesOf } from './boxes/boxes.sql.js';
import { productOfRow } from './files/product-of-row.js';
import { productById } from './products.sql.js';
import { variantView } from './variants/variant.view.js';
import { variantsOf } from './variants/variants.sql.js';

@Injectable()
export class ProductsService {
  constructor(private readonly database: Database) {}

  /** @throws PRODUCT_NOT_FOUND, also for one that is not in the shop, unless it is the person's own */
  async get(id: number, user: SignedInUser | null): Promise<ProductView> {
    const [row] = await fetchRows(this.database, productById, [id, user?.id ?? null]);
    if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
    const view = productOfRow(row);
    if (row.isBundle) return { ...view, ...boxOf(id, await fetchRows(this.database, boxesOf, [[id]])) };
    if (row.variantCount === 0) return view;
    const variants = await fetchRows(this.database, variantsOf, [[id]]);
    return { ...view, variants: variants.map(variantView) };
  }
}
