import type { EntityManager } from 'typeorm';
import { weekOf, weeksLater } from '../../contract/marketplace/box-words.js';
import { nameWithVariant } from '../../contract/marketplace/variant-words.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { packBox } from '../products/boxes/write-box.js';
import { Product } from '../tables/product.entity.js';
import type { DemoShopProduct } from './seed-marketplace.sql.js';

const USUAL = [
  'Fresh orange juice, half gallon',
  'Seville marmalade, 8 oz jar',
  'Orange blossom honey, 8 oz jar',
];
const NEXT_WEEK = ['Fresh orange juice, half gallon', 'Key lime curd, 8 oz jar', 'Palmetto honey, 8 oz jar'];

interface Shop {
  vendors: readonly { id: number }[];
  products: readonly Pick<DemoShopProduct, 'id' | 'vendorId' | 'name' | 'variants'>[];
}

export async function writeDemoBox(tx: EntityManager, { vendors, products }: Shop, now: Date): Promise<void> {
  const vendorId = vendors[0]?.id;
  const parts = products
    .filter((one) => one.vendorId === vendorId)
    .flatMap((one) => [
      { name: one.name, productId: one.id, variantId: null },
      ...one.variants.map(({ id, name }) => ({
        ...{ name: nameWithVariant(one.name, name), productId: one.id, variantId: id },
      })),
    ]);
  const named = (names: readonly string[]) =>
    names.flatMap((wanted) => parts.find(({ name }) => name === wanted) ?? []);
  const [usual, next] = [named(USUAL), named(NEXT_WEEK)];
  if (vendorId === undefined || usual.length === 0) return;
  const createdAt = new Date(now.getTime() - 30 * DAY_MS);
  const { id } = await tx.getRepository(Product).save({
    ...{ vendorId, sku: 'BOX-BREAKFAST', name: 'Breakfast box', isBundle: true, inventory: 0 },
    shippingMethods: ['pickup'],
    description:
      'What goes on our own table on a Sunday: juice, something for the toast, and honey. Packed on the morning you pick it up.',
    ...{ category: 'preserves', unit: 'each', price: 2_700, tags: ['box'], createdAt, updatedAt: createdAt },
  });
  const part = ({ productId, variantId }: (typeof parts)[number]) => ({ productId, variantId, quantity: 1 });
  const today = houseDay(now);
  await packBox(
    tx,
    { id, vendorId },
    {
      parts: usual.map(part),
      weeks: next.length > 0 ? [{ week: weeksLater(weekOf(today), 1), parts: next.map(part) }] : [],
    },
  );
}
