import {
  DATES_MESSAGE,
  type ImportRow,
  ProductFields,
  type ProductUpdate,
} from '../../../contract/marketplace/products.js';
import { MADE_TO_ORDER, MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { taxClassOfText } from '../../../contract/marketplace/tax.js';
import { codeOf, listOf, plainAmount, plainDay, yesOrNo } from './csv-cells.rules.js';
import type { ColumnName, CsvRow } from './product-csv.js';
import { skuOfId } from './product-csv.js';
import type { Product } from '../product.entity.js';

/** What an import compares with and writes: a product without its pictures, which a file does not have. */
export type ImportedFields = Pick<Product, ColumnName | 'madeToOrder'>;
export type KnownProduct = ImportedFields & Pick<Product, 'id'>;

/** What becomes of one row. */
export interface PlannedRow extends ImportRow {
  /** The product to be changed; null for a new one. */
  id: number | null;
  /** Everything that is to be written; null where the row is wrong. */
  fields: ImportedFields | null;
}

const Row = ProductFields.omit({ images: true });
const NEW: Partial<ImportedFields> = {
  sku: null,
  taxClass: null,
  inventory: 0,
  madeToOrder: false,
  shippingWeight: null,
  shippingMethods: [],
  isOrganic: false,
  harvestDate: null,
  expirationDate: null,
  tags: [],
  isActive: true,
  crates: 1,
  leadHours: 0,
};
const MAX_SHOWN_SKU = 60;
const UNITS: Readonly<Record<string, string>> = {
  lb: 'pound',
  lbs: 'pound',
  pounds: 'pound',
  ea: 'each',
  doz: 'dozen',
};

/**
 * Decides about the rows of a file, one after the other. A row whose SKU is one of the vendor's changes that
 * product; columns that the file does not have stay as they are.
 * @param known all of the vendor's products
 */
export function* planRows(
  rows: readonly CsvRow[],
  known: readonly KnownProduct[],
): Generator<PlannedRow, void> {
  const bySku = new Map(known.map((product) => [product.sku ?? skuOfId(product.id), product]));
  const firstRow = new Map<string, number>();
  for (const row of rows) {
    const sku = row.cells.sku ?? '';
    const before = sku === '' ? undefined : bySku.get(sku);
    const planned = planRow(row, before);
    const earlier = sku === '' ? undefined : firstRow.get(sku);
    if (sku !== '' && earlier === undefined) firstRow.set(sku, row.row);
    if (earlier !== undefined) yield wrong(planned, `sku: Row ${earlier} has the same SKU.`);
    else if (sku.startsWith('#') && !before) {
      const shown = sku.slice(0, MAX_SHOWN_SKU);
      yield wrong(planned, `sku: No product has SKU ${shown}. To add a new product, leave this cell blank.`);
    } else yield planned;
  }
}

const wrong = (planned: PlannedRow, message: string): PlannedRow => ({
  ...planned,
  outcome: 'wrong',
  messages: [...planned.messages, message],
  fields: null,
});

function planRow({ row, cells }: CsvRow, before: KnownProduct | undefined): PlannedRow {
  const name = cells.name || (before?.name ?? '');
  const { values, messages } = readCells(cells);
  // What stands for a product without a SKU is not its SKU.
  if (before?.sku === null) delete values.sku;
  const { success, data, error } = (before ? Row.partial() : Row).safeParse(values);
  if (!success) {
    const said = error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
    messages.push(...new Set(said));
  }
  const start = { row, name: name.slice(0, 120), id: before?.id ?? null, messages, fields: null };
  if (!success || messages.length > 0) return { ...start, outcome: 'wrong' };
  const fields = merged(before, values, data);
  if (fields.harvestDate && fields.expirationDate && fields.expirationDate < fields.harvestDate) {
    return { ...start, outcome: 'wrong', messages: [`expirationDate: ${DATES_MESSAGE}.`] };
  }
  if (!before) return { ...start, outcome: 'create', fields };
  return { ...start, outcome: isSame(before, fields) ? 'same' : 'update', fields };
}

/** Reads the cells of one row as the form would have them; cells of yes and no that are empty say nothing. */
function readCells(cells: CsvRow['cells']): { values: Record<string, unknown>; messages: string[] } {
  const values: Record<string, unknown> = {};
  const messages: string[] = [];
  for (const [column, text] of Object.entries(cells) as [ColumnName, string][]) {
    if (column === 'isOrganic' || column === 'isActive') {
      if (text === '') continue;
      values[column] = yesOrNo(text);
      if (values[column] !== null) continue;
      delete values[column];
      messages.push(`${column}: Please enter yes or no.`);
    } else values[column] = READ[column](text);
    if (column !== 'inventory') continue;
    values['madeToOrder'] = codeOf(text, '-') === codeOf(MADE_TO_ORDER, '-');
    if (values['madeToOrder']) values[column] = MAX_QUANTITY;
  }
  return { values, messages };
}

/** More than any list of a product takes; the schema says so with the first that is too many. */
const MOST_PARTS = 20;

const READ: Readonly<Record<Exclude<ColumnName, 'isOrganic' | 'isActive'>, (text: string) => unknown>> = {
  sku: (text) => text,
  name: (text) => text,
  description: (text) => text,
  category: (text) => codeOf(text, '-'),
  taxClass: taxClassOfText,
  unit: (text) => UNITS[text.toLowerCase()] ?? text.toLowerCase(),
  price: plainAmount,
  // An empty cell is not zero: that would take a product out of the shop by oversight.
  inventory: (text) => (text === '' ? Number.NaN : plainAmount(text)),
  shippingWeight: (text) => text,
  shippingMethods: (text) => [...new Set(listOf(text).map((part) => codeOf(part, '_')))].slice(0, MOST_PARTS),
  harvestDate: plainDay,
  expirationDate: plainDay,
  tags: (text) => [...new Set(listOf(text))].slice(0, MOST_PARTS),
  crates: (text) => (text === '' ? 1 : plainAmount(text)),
  leadHours: (text) => (text === '' ? 0 : plainAmount(text)),
};

/** What the file says over what was there; what neither says is as for a new product. */
function merged(
  before: KnownProduct | undefined,
  values: Record<string, unknown>,
  read: Omit<ProductUpdate, 'images'>,
): ImportedFields {
  const said = Object.fromEntries(Object.entries(read).filter(([column]) => column in values));
  const { id: _id, ...known } = before ?? { id: 0, ...NEW };
  return { ...known, ...said } as ImportedFields;
}

const isSame = (before: KnownProduct, fields: ImportedFields) =>
  (Object.keys(fields) as ColumnName[]).every(
    (column) => JSON.stringify(before[column]) === JSON.stringify(fields[column]),
  );
