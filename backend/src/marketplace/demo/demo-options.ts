import type { EntityManager } from 'typeorm';
import { depositDay, type DepositTerms } from '../../contract/marketplace/deposits/deposit.js';
import { MAX_QUANTITY } from '../../contract/marketplace/shop.js';
import type { VariantFields } from '../../contract/marketplace/variants.js';
import { withGrams } from '../../contract/marketplace/weight/by-weight.js';
import { DAY_MS } from '../../contract/shared/calendar/durations.js';
import { writeVariants } from '../products/variants/write-variants.js';
import { Product } from '../tables/product.entity.js';

const BALANCE_AFTER_DAYS = 60;

type DemoOption = readonly [
  name: string,
  cents: number,
  inventory: number,
  pounds: number,
  weight?: VariantFields['weight'],
];
interface DemoProduct
  extends
    Pick<Product, 'sku' | 'name' | 'description' | 'category' | 'unit' | 'tags'>,
    Partial<Pick<Product, 'shippingMethods'>> {
  isMade?: boolean;
  seller?: string;
  deposit?: Omit<DepositTerms, 'balanceOn'>;
  options: readonly DemoOption[];
}

const byPiece = (least: string, nominal: string, most: string) =>
  ({ per: 'lb', inSteps: false, ...withGrams({ least, nominal, most }) }) as const;
const inSteps = (step: string, most: string) => ({ ...byPiece(step, step, most), inSteps: true }) as const;

const PRODUCTS: readonly DemoProduct[] = [
  {
    sku: 'OPT-EGGS',
    name: 'Pasture-raised eggs',
    description:
      'From two hundred hens that move to fresh grass every week. Brown, blue and cream, washed by hand.',
    category: 'eggs',
    unit: 'dozen',
    tags: ['pasture-raised'],
    options: [
      ['Half dozen', 450, 3, 1],
      ['Dozen', 800, 30, 2],
      ['Flat of 30', 1_800, 12, 4.5],
    ],
  },
  {
    sku: 'OPT-HONEY',
    name: 'Raw wildflower honey',
    description: 'Strained, never heated. It sets over the winter; a bowl of warm water loosens it again.',
    category: 'honey',
    unit: 'each',
    tags: ['raw'],
    options: [
      ['8 oz jar', 700, 40, 0.9],
      ['1 lb jar', 1_200, 24, 1.6],
      ['Half-gallon jug', 4_800, 0, 6.2],
    ],
  },
  {
    sku: 'OPT-WREATH',
    name: 'Evergreen door wreath',
    description: 'Fir, cedar and a handful of berries, tied the day before you pick it up.',
    category: 'flowers',
    unit: 'each',
    tags: ['handmade'],
    isMade: true,
    shippingMethods: ['pickup'],
    options: [
      ['12 inches', 2_800, 0, 2],
      ['18 inches', 4_200, 0, 3.5],
      ['24 inches', 5_800, 0, 5],
    ],
  },
  {
    sku: 'OPT-CHICKEN',
    name: 'Pasture-raised chicken',
    description: 'Raised on grass and processed on the farm on Thursdays. You pay for what yours weighs.',
    category: 'poultry',
    unit: 'pound',
    tags: ['pasture-raised'],
    options: [
      ['Whole', 650, 24, 5, byPiece('3.5 lb', '4.35 lb', '5 lb')],
      ['Breast', 1_400, 40, 1, inSteps('0.5 lb', '0.55 lb')],
    ],
  },
  {
    sku: 'OPT-HOG',
    seller: 'Coyote Gourd Ranch',
    name: 'Heritage pork share',
    description:
      'Berkshire hogs raised in the woods. Reserve yours now. We call you about the cuts before butcher day.',
    category: 'meat',
    unit: 'each',
    tags: ['pasture-raised'],
    shippingMethods: ['pickup'],
    deposit: { cents: null, percent: 25, unpaid: 'keep', graceDays: 7 },
    options: [
      ['Quarter, about 35 lb', 28_000, 8, 38],
      ['Half, about 70 lb', 54_000, 5, 75],
    ],
  },
];

export async function writeDemoOptions(
  tx: EntityManager,
  vendors: readonly { id: number; businessName: string }[],
  now: Date,
): Promise<void> {
  for (const [
    index,
    { options, deposit, seller, isMade: madeToOrder = false, ...product },
  ] of PRODUCTS.entries()) {
    const { id: vendorId } =
      vendors.find(({ businessName }) => businessName === seller) ?? vendors[index] ?? {};
    const [first] = options;
    if (vendorId === undefined || !first) continue;
    const createdAt = new Date(now.getTime() - (index + 40) * DAY_MS);
    const balanceOn = depositDay(new Date(now.getTime() + BALANCE_AFTER_DAYS * DAY_MS));
    const figures = { price: first[1], inventory: madeToOrder ? MAX_QUANTITY : first[2] };
    const made = {
      ...product,
      ...figures,
      vendorId,
      madeToOrder,
      createdAt,
      updatedAt: createdAt,
      deposit: deposit ? { ...deposit, balanceOn } : null,
    };
    const { id } = await tx.getRepository(Product).save(made);
    const variants = options.map(([name, price, inventory, shippingWeight, weight = null]) => ({
      ...{ name, price, inventory, shippingWeight, weight },
      ...{ imageUrl: null, isOrganic: null, deposit: null },
    }));
    await writeVariants(tx, { id, madeToOrder, images: [] }, { variants }, (url) => url);
  }
}
