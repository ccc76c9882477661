import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import {
  DATED_AHEAD_DAYS,
  type DatedStockChanged,
  type DatedStockDays,
  type DatedStockQuery,
  type DatedStockRequest,
} from '../../../contract/marketplace/dated-stock.js';
import { dateText } from '../../../contract/marketplace/dated-words.js';
import { utcDay } from '../../../contract/shared/calendar/days.js';
import { DAY_MS } from '../../../contract/shared/calendar/durations.js';
import { writeAudit } from '../../../platform/audit/write-audit.js';
import { fetchRows } from '../../../platform/database/statement.js';
import { DomainError } from '../../../platform/http/errors/domain-error.js';
import { DatedStock } from '../../tables/dated-stock.entity.js';
import { ProductVariant } from '../../tables/product-variant.entity.js';
import type { OwnVendor } from '../../vendors/current-vendor.js';
import * as sql from './dated-stock.sql.js';

type Change = DatedStockRequest['items'][number];
type Changed = DatedStockChanged[number];

@Injectable()
export class DatedStocks {
  constructor(private readonly db: DataSource) {}

  async list({ id }: OwnVendor, { from, days }: DatedStockQuery): Promise<DatedStockDays> {
    const [items, handovers] = await Promise.all([
      fetchRows(this.db, sql.stockOfDays, [id, from, days]),
      fetchRows(this.db, sql.windowDays, [id, from, days]),
    ]);
    return { items, handovers };
  }

  /** @throws PRODUCT_NOT_FOUND, VALIDATION_FAILED, CHANGED_MEANWHILE, LESS_STOCK_THAN_TAKEN */
  async change(
    vendor: OwnVendor,
    { items, onlyNew }: DatedStockRequest,
    now = new Date(),
  ): Promise<DatedStockChanged> {
    refuseOtherDays(items, now);
    return this.db.transaction(async (tx) => {
      const productIds = [...new Set(items.map(({ productId }) => productId))];
      const products = await fetchRows(tx, sql.lockProductsToDate, [vendor.id, productIds]);
      if (products.length < productIds.length) throw new DomainError('PRODUCT_NOT_FOUND');
      const known = await tx.findBy(DatedStock, {
        productId: In(productIds),
        date: In(items.map(({ date }) => date)),
      });
      const options = await tx.findBy(ProductVariant, { productId: In(productIds), endedAt: IsNull() });
      const done: Changed[] = [];
      for (const [index, item] of items.entries()) {
        const row = known.find((one) => isOf(one, item)) ?? null;
        if (row ? onlyNew : item.inventory === null) continue;
        if (items.findIndex((one) => isOf(one, item)) < index)
          throw wrong(index, 'date', 'This date is there twice.');
        if (products.some(({ id, isBundle }) => isBundle && id === item.productId))
          throw wrong(index, 'productId', 'A box has the stock of what is in it.');
        const name = nameOf(item, products, options);
        if (!row && name === null) throw wrong(index, 'variantId', 'Please choose an option.');
        done.push(await write(tx, item, row, { index, name: name ?? '' }));
      }
      await note(tx, vendor, done);
      return done;
    });
  }
}

const isOf = (
  one: { productId: number; variantId: number | null; date: string },
  other: { productId: number; variantId: number | null; date: string },
): boolean =>
  one.productId === other.productId && one.variantId === other.variantId && one.date === other.date;

const wrong = (index: number, field: string, message: string) =>
  new DomainError('VALIDATION_FAILED', [{ path: `items.${index}.${field}`, message }]);

/** It is still yesterday, or tomorrow already, somewhere. */
function refuseOtherDays(items: readonly Change[], now: Date): void {
  const day = (ahead: number) => utcDay(new Date(now.getTime() + ahead * DAY_MS));
  const [first, last] = [day(-1), day(DATED_AHEAD_DAYS)];
  items.forEach(({ date }, index) => {
    if (date < first) throw wrong(index, 'date', 'This date is over. Please choose a later one.');
    if (date > last) throw wrong(index, 'date', 'Please choose a date within 18 months.');
  });
}

function nameOf(
  { productId, variantId }: Change,
  products: readonly { id: number; name: string }[],
  options: readonly ProductVariant[],
): string | null {
  const name = products.find(({ id }) => id === productId)?.name ?? '';
  const own = options.filter((option) => option.productId === productId);
  if (variantId === null) return own.length === 0 ? name : null;
  const option = own.find(({ id }) => id === variantId);
  return option ? `${name}, ${option.name}` : null;
}

async function write(
  tx: EntityManager,
  { productId, variantId, date, inventory, was }: Change,
  row: DatedStock | null,
  { index, name }: { index: number; name: string },
): Promise<Changed> {
  const [before, taken] = [row?.inventory ?? null, row?.taken ?? 0];
  if (was !== undefined && was !== before) throw new DomainError('CHANGED_MEANWHILE');
  const of = { productId, variantId, date };
  if (inventory === null && taken === 0) {
    if (row) await tx.delete(DatedStock, { id: row.id });
    return { ...of, before, inventory: null, taken };
  }
  const next = inventory ?? taken;
  if (next < taken) {
    const message = `${taken} of ${name || 'this product'} ${taken === 1 ? 'is' : 'are'} ordered for ${dateText(date)} already. Please enter ${taken} or more.`;
    throw new DomainError('LESS_STOCK_THAN_TAKEN', [{ path: `items.${index}.inventory`, message }]);
  }
  if (row) await tx.update(DatedStock, { id: row.id }, { inventory: next });
  else await tx.insert(DatedStock, { ...of, inventory: next });
  return { ...of, before, inventory: next, taken };
}

async function note(
  tx: EntityManager,
  { actor, username }: OwnVendor,
  done: readonly Changed[],
): Promise<void> {
  for (const id of new Set(done.map(({ productId }) => productId))) {
    const own = done.filter(({ productId }) => productId === id);
    const text = (value: 'before' | 'inventory') => ({
      stockForDates: own.map((one) => `${one.date}: ${one[value] ?? 'none'}`).join(', '),
    });
    await writeAudit(tx, {
      ...{ actor: { id: actor.id, username }, action: 'owner-update', resource: 'products', id },
      ...{ before: text('before'), after: text('inventory') },
    });
  }
}
