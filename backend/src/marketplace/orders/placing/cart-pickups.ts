import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CartPickupsQuery, CartPickupsView } from '../../../contract/marketplace/pickup/cart-pickups.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { Buyer } from '../../carts/buyer.js';
import { ownerOf } from '../../carts/carts.sql.js';
import { sitesOfCart } from '../../pickups/ways/sites-of-cart.sql.js';
import { comingWindowsOf, setupsOf } from '../../pickups/ways/vendor-order-windows.sql.js';
import { longestLead } from '../../pickups/ways/why-not-window.rules.js';
import { siteTaxes } from '../../tax/cart-taxes.js';
import { type CartSetup, vendorWays, zoneOfCart } from './cart-pickups.rules.js';
import { withBoxDays, withDates } from './dated-lines.js';
import { deliveryLines, goalOf } from './delivery.js';
import { readLines } from './read-lines.js';

const MOST_OF_EACH = 60;

const NONE: CartPickupsView = { vendors: [], taxes: null };

@Injectable()
export class CartPickups {
  constructor(private readonly db: DataSource) {}

  async of(buyer: Buyer | null, query: CartPickupsQuery, now: Date): Promise<CartPickupsView> {
    if (!buyer) return NONE;
    const read = await readLines(this.db, ownerOf(buyer), query.vendorId ?? null);
    const lines = await withBoxDays(this.db.manager, await withDates(this.db.manager, read));
    const vendorIds = [...new Set(lines.map(({ vendorId }) => vendorId))].sort((a, b) => a - b);
    const setups = await fetchRows(this.db, setupsOf, [vendorIds, query.zipCode ?? null]);
    if (!setups.some(({ hasPickups, zones }) => hasPickups || zones.length > 0)) return NONE;
    const linesOf = (id: number) => lines.filter(({ vendorId }) => vendorId === id);
    const leads = vendorIds.map((id) => longestLead(linesOf(id)));
    const zoneIds = setups.flatMap(({ vendorId, zones }) => zoneOfCart(zones, linesOf(vendorId))?.id ?? []);
    const [windows, sites, goal] = await Promise.all([
      fetchRows(this.db, comingWindowsOf, [vendorIds, leads, now, MOST_OF_EACH, zoneIds]),
      fetchRows(this.db, sitesOfCart, [vendorIds]),
      goalOf(this.db.manager, query),
    ]);
    const setup: CartSetup = { setups, windows, sites, goal, zipCode: query.zipCode, now };
    const states = sites.map(({ state }) => state);
    return {
      vendors: vendorIds.map((id) => {
        const own = linesOf(id);
        return vendorWays(id, own, deliveryLines(own), setup);
      }),
      taxes: await siteTaxes(this.db.manager, lines, states, now),
    };
  }
}
