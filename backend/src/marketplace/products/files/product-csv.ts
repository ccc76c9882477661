import { MADE_TO_ORDER } from '../../../contract/marketplace/shop.js';
import { amountOf } from '../../../contract/shared/money.js';
import { csvFile } from '../../../platform/csv/csv-lines.rules.js';
import type { Product } from '../../tables/product.entity.js';
import { type BoxContents, boxCell } from './box-cells.rules.js';
import { datesCell, type StockOfDate } from './date-cells.rules.js';
import { amountCell, DEPOSIT_COLUMNS, type DepositColumn, depositCells } from './deposit-cells.rules.js';
import { type ColumnName, COLUMNS, type ProductColumn } from './product-columns.js';
import { type OptionWeight, WEIGHT_COLUMNS, weightCells } from './weight-cells.rules.js';

/** What a product without a SKU is called in the file, so that the same product comes back. */
export const skuOfId = (id: number): string => `#${id}`;

type Exported = Pick<Product, 'id' | ProductColumn | 'madeToOrder' | 'deposit'>;
interface ExportedOption {
  id: number;
  productId: number;
  name: string;
  /** Cents. */
  price: number;
  inventory: number;
  /** Cents. */
  deposit: number | null;
  weight: OptionWeight | null;
  shippingWeight: number | null;
  isOrganic: boolean | null;
}

export interface ExportedMore {
  boxes: ReadonlyMap<number, BoxContents[]>;
  dates: ReadonlyMap<string, StockOfDate[]>;
}
export const datesKey = (productId: number, variantId: number | null): string =>
  `${productId} ${variantId ?? ''}`;

export interface ToldColumns {
  taxClass: boolean;
  pickups: boolean;
}

function columnsOf(
  products: readonly Exported[],
  options: readonly ExportedOption[],
  told: ToldColumns,
  { boxes, dates }: ExportedMore,
): ColumnName[] {
  const hasClass = told.taxClass || products.some(({ taxClass }) => taxClass !== null);
  const hasPickups = told.pickups || products.some(({ crates, leadHours }) => crates !== 1 || leadHours > 0);
  const hasDeposit = products.some(({ deposit }) => deposit !== null);
  const isThere: Partial<Record<ColumnName, boolean>> = {
    ...{ option: options.length > 0, taxClass: hasClass, crates: hasPickups, leadHours: hasPickups },
    ...Object.fromEntries(DEPOSIT_COLUMNS.map((column) => [column, hasDeposit])),
    optionDeposit: options.some(({ deposit }) => deposit !== null),
    ...Object.fromEntries(WEIGHT_COLUMNS.map((column) => [column, options.some(({ weight }) => weight)])),
    optionShippingWeight: options.some(({ shippingWeight }) => shippingWeight !== null),
    optionIsOrganic: options.some(({ isOrganic }) => isOrganic !== null),
    // Addresses of our own photos would be fetched again.
    ...{ box: boxes.size > 0, dates: dates.size > 0, photos: false },
  };
  return COLUMNS.filter((column) => isThere[column] ?? true);
}

/** The stock, and once more for the import: by then some may be sold. */
const stockCells = ({ madeToOrder }: Exported, inventory: number) =>
  madeToOrder
    ? { inventory: MADE_TO_ORDER.toLowerCase(), stockWhenExported: '' }
    : { inventory: String(inventory), stockWhenExported: String(inventory) };

function rowsOf(
  product: Exported,
  options: readonly ExportedOption[],
  more: ExportedMore,
): Partial<Record<ColumnName, string>>[] {
  const { sku, name, ...rest } = rowOf(product);
  const dates = (variantId: number | null) =>
    datesCell(more.dates.get(datesKey(product.id, variantId)) ?? []);
  if (options.length === 0)
    return [{ sku, name, ...rest, box: boxCell(more.boxes.get(product.id) ?? []), dates: dates(null) }];
  return options.map((option, at) => ({
    ...(at === 0 && rest),
    ...{ sku, name, option: option.name, price: amountOf(option.price).toFixed(2) },
    ...stockCells(product, option.inventory),
    ...{ optionDeposit: amountCell(option.deposit), ...weightCells(option.weight), dates: dates(option.id) },
    optionShippingWeight: String(option.shippingWeight ?? ''),
    optionIsOrganic: option.isOrganic === null ? '' : yes(option.isOrganic),
  }));
}

/** @returns CSV with a byte order mark, by which spreadsheets know UTF-8 */
export function writeProductsCsv(
  products: readonly Exported[],
  options: readonly ExportedOption[],
  told: ToldColumns,
  more: ExportedMore,
): string {
  const columns = columnsOf(products, options, told, more);
  const optionsOf = new Map<number, ExportedOption[]>();
  for (const option of options)
    optionsOf.set(option.productId, [...(optionsOf.get(option.productId) ?? []), option]);
  const rows = products.flatMap((product) => rowsOf(product, optionsOf.get(product.id) ?? [], more));
  return csvFile([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]);
}

const yes = (flag: boolean) => (flag ? 'yes' : 'no');

function rowOf(product: Exported): Record<ProductColumn | DepositColumn | 'stockWhenExported', string> {
  return {
    sku: product.sku ?? skuOfId(product.id),
    name: product.name,
    description: product.description,
    category: product.category,
    taxClass: product.taxClass ?? '',
    unit: product.unit,
    price: amountOf(product.price).toFixed(2),
    ...stockCells(product, product.inventory),
    shippingWeight: product.shippingWeight === null ? '' : String(product.shippingWeight),
    shippingMethods: product.shippingMethods.join('; '),
    isOrganic: yes(product.isOrganic),
    harvestDate: product.harvestDate ?? '',
    expirationDate: product.expirationDate ?? '',
    tags: product.tags.join('; '),
    isActive: yes(product.isActive),
    crates: String(product.crates),
    leadHours: String(product.leadHours),
    ...depositCells(product.deposit),
  };
}
