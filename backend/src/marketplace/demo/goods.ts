import { type Unit, UNITS } from '../../contract/directory/categories.js';
import {
  PRODUCT_CATEGORIES,
  type ProductCategory,
  SHIPPING_METHODS,
  type ShippingMethod,
} from '../../contract/marketplace/shop.js';
import { centsOf } from '../../contract/shared/money.js';

export interface Pack {
  /** "1 lb jar"; becomes part of the name. */
  name: string;
  /** Cents. */
  price: number;
  /** Pounds. */
  weight: number;
}

export interface Good {
  name: string;
  category: ProductCategory;
  unit: Unit;
  /** Empty: the vendor's. */
  shippingMethods: ShippingMethod[];
  tags: string[];
  packs: Pack[];
  description: string;
}

/** What stands for methods: a p for pickup, an l, an r, an n; a dash where the vendor's count. */
const METHODS: Readonly<Record<string, ShippingMethod>> = Object.fromEntries(
  SHIPPING_METHODS.map((method) => [method.charAt(0), method]),
);

/**
 * Reads goods, one to a line:
 * `name · category · unit · methods · tag, tag · pack=dollars/pounds; pack=dollars/pounds · text`
 * @throws RangeError for a line that says something else
 */
export const goods = (lines: readonly string[]): Good[] => lines.map(readGood);

function readGood(line: string): Good {
  const [name = '', category, unit, methods = '', tags = '', packs = '', description = ''] =
    line.split(' · ');
  const isCategory = PRODUCT_CATEGORIES.find((known) => known === category);
  const isUnit = UNITS.find((known) => known === unit);
  if (!isCategory || !isUnit || description === '') throw new RangeError(`A good cannot be read: ${line}`);
  return {
    name,
    category: isCategory,
    unit: isUnit,
    shippingMethods: [...methods.replace('-', '')].flatMap((sign) => METHODS[sign] ?? []),
    tags: tags.split(', ').filter((tag) => tag !== ''),
    packs: packs.split('; ').map((pack) => readPack(pack, line)),
    description,
  };
}

function readPack(text: string, line: string): Pack {
  const [, name = '', dollars = '', pounds = ''] = /^(.*)=([\d.]+)\/([\d.]+)$/.exec(text.trim()) ?? [];
  const price = centsOf(dollars);
  if (name === '' || price === null || !(Number(pounds) > 0))
    throw new RangeError(`A pack cannot be read: ${line}`);
  return { name, price, weight: Number(pounds) };
}
