import { LOW_STOCK, MAX_QUANTITY, type ProductCategory } from '../../contract/marketplace/shop.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { houseDay } from '../../contract/shared/calendar/house-zone.js';
import { createRandom, type Random } from '../../directory/demo/random.js';
import { isSize } from '../products/choice-words.rules.js';
import type { DemoVendor } from './demo-vendor.js';
import type { Good, Pack } from './goods.js';

export interface ProductDraft {
  sku: string;
  name: string;
  description: string;
  category: ProductCategory;
  unit: Good['unit'];
  /** Cents. */
  price: number;
  inventory: number;
  madeToOrder: boolean;
  shippingWeight: number;
  shippingMethods: Good['shippingMethods'];
  isOrganic: boolean;
  harvestDate: string | null;
  expirationDate: string | null;
  tags: string[];
  isActive: boolean;
  createdAt: Date;
  /** Where it is sold in several sizes. */
  options: SizeDraft[];
}

interface SizeDraft {
  name: string;
  /** Cents. */
  price: number;
  inventory: number;
  shippingWeight: number;
}

/** Days after the harvest until it is sold, and days that it then keeps. */
const FRESH: Readonly<Partial<Record<ProductCategory, readonly [sold: number, keeps: number]>>> = {
  vegetables: [3, 14],
  fruits: [4, 21],
  herbs: [2, 10],
  flowers: [1, 7],
  eggs: [4, 35],
  seafood: [1, 8],
  dairy: [3, 25],
  'baked-goods': [0, 5],
};
const HARVESTED: readonly ProductCategory[] = ['vegetables', 'fruits', 'herbs', 'flowers', 'seafood'];
const MADE_TO_ORDER = 'baked to order';
const DRIED = /dried|smoked|frozen|seeds|salt|aged/i;

export function demoProducts(vendor: DemoVendor, now: Date): ProductDraft[] {
  const random = createRandom(`products ${vendor.code}`);
  const drafts = vendor.goods.flatMap((good, row) => {
    const inSizes = good.packs.filter(({ name }) => isSize(name));
    const sizes = inSizes.length > 1 ? inSizes : [];
    const own = good.packs.filter((pack) => !sizes.includes(pack));
    return [
      ...(sizes[0]
        ? [inSizesOf(draftOf(vendor, good, sizes[0], `${row + 1}`, random, now), good, sizes, random)]
        : []),
      ...own.map((pack, place) => draftOf(vendor, good, pack, `${row + 1}${place + 1}`, random, now)),
    ];
  });
  const last = drafts.findLast(({ options }) => options.length === 0);
  if (last) last.isActive = false;
  return drafts;
}

const inSizesOf = (
  draft: ProductDraft,
  { name }: Good,
  sizes: readonly Pack[],
  random: Random,
): ProductDraft => ({
  ...draft,
  name,
  options: sizes.map(({ name: size, price, weight }) => ({
    name: size,
    price,
    inventory: draft.madeToOrder ? MAX_QUANTITY : counted(random),
    shippingWeight: weight,
  })),
});

function draftOf(
  vendor: DemoVendor,
  good: Good,
  pack: Pack,
  number: string,
  random: Random,
  now: Date,
): ProductDraft {
  const isCertified = vendor.certifications.includes('USDA Organic');
  const dates = datesOf(good, random, now);
  return {
    sku: `${vendor.code}-${number}`,
    name: `${good.name}, ${pack.name}`,
    description: good.description,
    category: good.category,
    unit: unitOf(good, pack),
    price: pack.price,
    ...stock(good, random),
    shippingWeight: pack.weight,
    shippingMethods: good.shippingMethods,
    isOrganic: isCertified && random.chance(0.85),
    ...dates,
    tags: good.tags,
    isActive: true,
    createdAt: new Date(now.getTime() - random.int(1, 220) * DAY_MS - random.int(0, DAY_MS - 1)),
    options: [],
  };
}

const ONE_OF: Readonly<Partial<Record<Good['unit'], RegExp>>> = {
  dozen: /(?:^|, )(?:one )?dozen$/i,
  pound: /(?:^|, )(?:one |1 )?(?:pound|lb)$/i,
  bunch: /\bbunch$/i,
};

const unitOf = ({ unit }: Good, pack: Pack): Good['unit'] =>
  unit === 'each' || ONE_OF[unit]?.test(pack.name) ? unit : 'other';

function stock({ tags }: Good, random: Random): Pick<ProductDraft, 'inventory' | 'madeToOrder'> {
  const inventory = counted(random);
  const madeToOrder = tags.includes(MADE_TO_ORDER);
  return { inventory: madeToOrder ? MAX_QUANTITY : inventory, madeToOrder };
}

function counted(random: Random): number {
  if (random.chance(0.06)) return 0;
  return random.chance(0.16) ? random.int(1, LOW_STOCK) : random.int(LOW_STOCK + 1, 140);
}

function datesOf(
  good: Good,
  random: Random,
  now: Date,
): Pick<ProductDraft, 'harvestDate' | 'expirationDate'> {
  const fresh = FRESH[good.category];
  if (!fresh || DRIED.test(`${good.name} ${good.tags.join(' ')}`))
    return { harvestDate: null, expirationDate: null };
  const [sold, keeps] = fresh;
  const harvest = now.getTime() - random.int(0, sold) * DAY_MS;
  if (good.tags.includes(MADE_TO_ORDER)) return { harvestDate: null, expirationDate: null };
  const day = (time: number) => houseDay(new Date(time));
  const harvestDate = HARVESTED.includes(good.category) ? day(harvest) : null;
  return { harvestDate, expirationDate: day(harvest + keeps * DAY_MS) };
}
