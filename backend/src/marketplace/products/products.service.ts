import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { ProductView } from '../../contract/marketplace/products.js';
import { MINUTE_MS } from '../../contract/shared/calendar/durations.js';
import { Database } from '../../platform/database/database.js';
import { fetchRows } from '../../platform/database/statement.js';
import { alreadyChecked } from '../../platform/http/answers/answers.js';
import { DomainError } from '../../platform/http/errors/domain-error.js';
import type { SignedInUser } from '../../platform/http/security/current-user.js';
import { boxOf } from './boxes/box.view.js';
import { boxesOf } from './boxes/boxes.sql.js';
import { productAt, productOfRow } from './files/product-of-row.js';
import { productById, productNow, type ProductNow, type WholeProduct } from './products.sql.js';
import { variantView } from './variants/variant.view.js';
import { variantsOf } from './variants/variants.sql.js';

/** One without options, parts and dates: all but what `productNow` says is in its row and its vendor's. */
interface KnownProduct {
  row: WholeProduct;
  made?: { of: string; view: ProductView };
}

/** In about five megabytes, with what is made of them. */
const REMEMBERED = 2_000;

@Injectable()
export class ProductsService {
  private readonly known = new LRUCache<number, KnownProduct>({ max: REMEMBERED });

  constructor(private readonly database: Database) {}

  /** @throws PRODUCT_NOT_FOUND, also for one that is not in the shop, unless it is the person's own */
  async get(id: number, user: SignedInUser | null): Promise<ProductView> {
    const asked: [number, number | null] = [id, user?.id ?? null];
    const known = this.known.get(id);
    if (known) {
      const [now] = await fetchRows(this.database, productNow, asked);
      if (!now) throw new DomainError('PRODUCT_NOT_FOUND');
      if (now.version === known.row.version && !now.hasDates) return viewOf(known, now);
    }
    const [row] = await fetchRows(this.database, productById, asked);
    if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
    if (!row.isBundle && row.variantCount === 0 && !row.hasDates) {
      const found = { row };
      this.known.set(id, found);
      return viewOf(found, row);
    }
    this.known.delete(id);
    const view = productOfRow(row);
    if (row.isBundle) return { ...view, ...boxOf(id, await fetchRows(this.database, boxesOf, [[id]])) };
    if (row.variantCount === 0) return view;
    const variants = await fetchRows(this.database, variantsOf, [[id]]);
    return { ...view, variants: variants.map(variantView) };
  }
}

/** Its words change with the minute at most. */
function viewOf(known: KnownProduct, { nextPickup, isPastDate }: ProductNow): ProductView {
  const now = new Date();
  const of = JSON.stringify([Math.floor(now.getTime() / MINUTE_MS), nextPickup, isPastDate]);
  if (known.made?.of !== of) {
    const view = productAt({ ...known.row, nextPickup, isPastDate }, now);
    known.made = { of, view: alreadyChecked(ProductView.parse(view)) };
  }
  return known.made.view;
}
