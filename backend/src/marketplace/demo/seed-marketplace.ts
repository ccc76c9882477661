import type { EntityManager } from 'typeorm';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { fetchRows } from '../../platform/database/statement.js';
import { writeVariants } from '../products/variants/write-variants.js';
import { Closure } from '../tables/closure.entity.js';
import { DiscountCode } from '../tables/discount-code.entity.js';
import { ProductVariant } from '../tables/product-variant.entity.js';
import { Vendor } from '../tables/vendor.entity.js';
import { timed } from '../vendors/days-off.rules.js';
import { writeDemoBox } from './demo-box.js';
import { writeDemoOptions } from './demo-options.js';
import { demoProducts } from './demo-products.js';
import { writeDemoTaxRules } from './demo-tax-rules.js';
import { DEMO_VENDORS, type DemoVendor } from './demo-vendor.js';
import { type DemoShopProduct, insertProducts, insertVendor } from './seed-marketplace.sql.js';

const WAITING: DemoVendor = {
  businessName: 'Lantern Field Mushrooms',
  code: 'LFM',
  zipCode: '53703',
  street: '17 Ice House Lane',
  phone: '608-555-0113',
  description: 'Oyster mushrooms and lion’s mane, grown on straw and sawdust in an old ice house.',
  farmStory: 'A cool cellar, a pressure cooker and a neighbor with a sawmill.',
  farmingPractice: 'sustainable',
  certifications: [],
  shippingMethods: ['pickup', 'local_delivery'],
  pickupNote: 'Thursdays from 4 to 6 PM.',
  pickupHours: [{ day: 4, opens: '16:00', closes: '18:00' }],
  goods: [],
};

export interface DemoShop {
  vendors: { id: number; userId: number | null; businessName: string }[];
  products: DemoShopProduct[];
}

/** `zip_codes` has to be filled. */
export async function seedDemoMarketplace(
  tx: EntityManager,
  accounts: ReadonlyMap<string, number>,
  now = new Date(),
): Promise<DemoShop> {
  const shop: DemoShop = { vendors: [], products: [] };
  for (const [index, vendor] of DEMO_VENDORS.entries()) {
    const userId = index === 0 ? (accounts.get('vendor') ?? null) : null;
    const id = await writeVendor(tx, vendor, userId, true);
    shop.vendors.push({ id, userId, businessName: vendor.businessName });
    if (vendor.businessName === OWN_TERMS.businessName) await writeTerms(tx, id);
    shop.products.push(...(await writeProducts(tx, id, vendor, now)));
  }
  await writeDemoOptions(tx, shop.vendors, now);
  await writeDemoBox(tx, shop, now);
  await writeVendor(tx, WAITING, null, false);
  await writeDemoTaxRules(tx, now);
  const [first] = shop.vendors;
  if (first) await writeOwnTerms(tx, first.id, now);
  return shop;
}

const OWN_TERMS = { businessName: 'Coyote Gourd Ranch', code: 'GOURD10' };

async function writeTerms(tx: EntityManager, vendorId: number): Promise<void> {
  const prices = { shippingPrice: 800, shippingFreeFrom: 6_000, deliveryPrice: 400, minimumOrder: 1_500 };
  await tx.update(Vendor, { id: vendorId }, prices);
  const code = { vendorId, code: OWN_TERMS.code, kind: 'percent', value: 1_000, maxUses: 500 } as const;
  await tx.insert(DiscountCode, code);
}

async function writeOwnTerms(tx: EntityManager, id: number, now: Date): Promise<void> {
  const inDays = (days: number) => houseDay(new Date(now.getTime() + days * DAY_MS));
  const days = { from: inDays(45), to: inDays(49), note: 'We are visiting family. Back soon!' };
  const away = timed({ id: 1, ...days }, 'America/New_York');
  await tx.update(Vendor, { id }, { lowStockAt: 5, daysOff: [away] });
  const { userId } = await tx.findOneByOrFail(Vendor, { id });
  if (userId !== null) await tx.insert(Closure, { userId, ...days, dayOffId: away.id });
}

/** @throws RangeError where its ZIP code is not there */
async function writeVendor(
  tx: EntityManager,
  vendor: DemoVendor,
  userId: number | null,
  isApproved: boolean,
): Promise<number> {
  const [written] = await fetchRows(tx, insertVendor, [
    userId,
    vendor.businessName,
    vendor.description,
    vendor.farmStory,
    vendor.street,
    vendor.zipCode,
    vendor.phone,
    vendor.farmingPractice,
    vendor.certifications,
    vendor.shippingMethods,
    vendor.pickupNote,
    isApproved,
    JSON.stringify(vendor.pickupHours),
  ]);
  if (!written) throw new RangeError(`There is no ZIP code ${vendor.zipCode} for ${vendor.businessName}.`);
  return written.id;
}

async function writeProducts(
  tx: EntityManager,
  vendorId: number,
  vendor: DemoVendor,
  now: Date,
): Promise<DemoShop['products']> {
  const drafts = demoProducts(vendor, now);
  const written = await fetchRows(tx, insertProducts, [vendorId, JSON.stringify(drafts)]);
  const products: DemoShop['products'] = [];
  for (const row of written.sort((a, b) => a.id - b.id)) {
    const { options = [], madeToOrder = false } = drafts.find(({ name }) => name === row.name) ?? {};
    products.push({ ...row, variants: await writeSizes(tx, { id: row.id, madeToOrder }, options) });
  }
  return products;
}

async function writeSizes(
  tx: EntityManager,
  { id, madeToOrder }: { id: number; madeToOrder: boolean },
  options: ReturnType<typeof demoProducts>[number]['options'],
): Promise<ProductVariant[]> {
  if (options.length === 0) return [];
  const plain = { weight: null, imageUrl: null, isOrganic: null, deposit: null };
  const variants = options.map((option) => ({ ...option, ...plain }));
  await writeVariants(tx, { id, madeToOrder, images: [] }, { variants }, (url) => url);
  return await tx.find(ProductVariant, { where: { productId: id }, order: { position: 'ASC' } });
}
