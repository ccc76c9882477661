import type { EntityManager } from 'typeorm';
import { DatedStock } from '../tables/dated-stock.entity.js';
import { PickupWindow } from '../tables/pickup-window.entity.js';
import { Product } from '../tables/product.entity.js';
import type { DemoShop } from './seed-marketplace.js';

const BAKED = 'Orange cake';
const SET_ASIDE = 'Fresh orange juice';

export async function writeDemoDates(tx: EntityManager, shop: DemoShop, scheduleId: number): Promise<void> {
  const order = { startsAt: 'ASC' } as const;
  const days = await tx.find(PickupWindow, { where: { scheduleId }, order, skip: 1, take: 3 });
  const find = (name: string) =>
    shop.products.find(
      (one) => one.vendorId === days[0]?.vendorId && one.isActive && one.name.startsWith(name),
    );
  const [baked, setAside] = [find(BAKED), find(SET_ASIDE)];
  if (!baked || !setAside) throw new RangeError('The demonstration has nothing to set aside for a day.');
  await tx.update(Product, { id: baked.id }, { inventory: 0, madeToOrder: false });
  await tx.insert(
    DatedStock,
    days.flatMap(({ date }, index) => [
      { productId: baked.id, date, inventory: 24 - 6 * index },
      { productId: setAside.id, variantId: setAside.variants[0]?.id ?? null, date, inventory: 40 },
    ]),
  );
}
