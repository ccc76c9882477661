import { Injectable } from '@nestjs/common';
import type { ProductView } from '../../../contract/marketplace/products.js';
import { SHELF_ROW, SHELF_ROWS, type ShelvesView } from '../../../contract/marketplace/shelves.js';
import { DEFAULT_RADIUS_MILES } from '../../../contract/shared/limits.js';
import { STATE_NAMES } from '../../../contract/shared/states.js';
import { Database } from '../../../platform/database/database.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { chordFromMiles } from '../../../platform/geo/earth.js';
import { ZipCodes } from '../../../platform/geo/zip-codes.service.js';
import { productOfRow } from '../files/product-of-row.js';
import { cardsById } from '../products.sql.js';
import { byVendor } from './shelf.rules.js';
import { handedOverNear, sentTo } from './shelves.sql.js';

@Injectable()
export class Shelves {
  constructor(
    private readonly zipCodes: ZipCodes,
    private readonly database: Database,
  ) {}

  /** What somebody at a ZIP code gets, and how. A ZIP code that does not exist has empty shelves. */
  async at(zipCode: string): Promise<ShelvesView> {
    const center = await this.zipCodes.find(zipCode);
    if (!center) return { state: null, stateName: null, near: [], shipped: [] };
    const near = await fetchRows(this.database, handedOverNear, [
      center.latitude,
      center.longitude,
      chordFromMiles(DEFAULT_RADIUS_MILES),
      SHELF_ROWS,
      SHELF_ROW,
    ]);
    const vendors = [...new Set(near.map(({ vendorId }) => vendorId))];
    const sent = await fetchRows(this.database, sentTo, [center.state, vendors]);
    const nearIds = near.map(({ id }) => id);
    const cards = await this.cards([...nearIds, ...byVendor(sent, SHELF_ROWS, SHELF_ROW)]);
    const isNear = ({ id }: ProductView) => nearIds.includes(id);
    return {
      state: center.state,
      stateName: STATE_NAMES[center.state] ?? center.state,
      near: cards.filter(isNear),
      shipped: cards.filter((card) => !isNear(card)),
    };
  }

  private async cards(ids: readonly number[]): Promise<ProductView[]> {
    return ids.length === 0 ? [] : (await fetchRows(this.database, cardsById, [ids])).map(productOfRow);
  }
}
