import { BOX_WITHOUT_OPTIONS } from '../../../contract/marketplace/boxes.js';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { nameWithVariant } from '../../../contract/marketplace/variant-words.js';
import { MAX_VARIANTS, VariantFields } from '../../../contract/marketplace/variants.js';
import { isPayable, NOT_PAYABLE } from '../../../contract/marketplace/weight/weight-fields.js';
import { cutText } from '../../../contract/shared/cut-text.js';
import { yesOrNo } from '../../../platform/csv/csv-cells.rules.js';
import { readDates } from './date-cells.rules.js';
import { readOptionDeposit } from './deposit-cells.rules.js';
import { placeOptions, sumOfOptions } from './place-options.rules.js';
import type { CsvRow } from './product-columns.js';
import {
  type Before,
  type ImportedOption,
  isMadeToOrder,
  isSame,
  type KnownOption,
  type KnownProduct,
  type PlannedProduct,
  notOfKnown,
  type PlannedRow,
  READ,
  readProduct,
  type ReadProduct,
  sayings,
} from './product-rows.rules.js';
import { isStockUntouched, type ReadSince, sinceExport, sinceNote } from './stock-since.rules.js';
import { isSameWeight, readWeightCells, saysWeight, WEIGHT_COLUMNS } from './weight-cells.rules.js';

/** The rows of a product with options, the first of which counts for the product itself. */
export type OptionRows = [CsvRow, ...CsvRow[]];

interface Scene {
  rows: OptionRows;
  known: Before;
  before: KnownProduct | undefined;
  own: readonly KnownOption[];
  unnamed: readonly KnownOption[];
  toOrder: ToOrder;
  firstRows: ReadonlyMap<string, number>;
  since: ReadonlyMap<number, ReadSince>;
}

interface ToOrder {
  isToOrder: boolean;
  wasToOrder: boolean;
  row: number | null;
}

const keyOf = (name: string) => name.toLowerCase();
const optionOf = ({ cells }: CsvRow) => cells.option ?? '';
const knownAs = ({ own }: Scene, row: CsvRow) => own.find(({ name }) => keyOf(name) === keyOf(optionOf(row)));

/** They are known by their names, and stay where the file does not have them. */
export function planOptions(given: OptionRows, known: Before): PlannedRow[] {
  const { product: before, options: own } = known;
  const since = stocksSince(given, known);
  const rows = given.map(({ row, cells }) => ({ row, cells: since.get(row)?.cells ?? cells })) as OptionRows;
  const firstRows = new Map(rows.toReversed().map((row) => [keyOf(optionOf(row)), row.row]));
  const unnamed = own.filter(({ name }) => !firstRows.has(keyOf(name)));
  const scene: Scene = {
    rows,
    known,
    before,
    own,
    unnamed,
    firstRows,
    since,
    toOrder: toOrderOf(rows, before),
  };
  const product = readShared(scene);
  const read = rows.map((row, at) => readOption(scene, row, at));
  const planned = read.map(({ option, messages: ownMessages }, at): PlannedRow => {
    const row = rows[at] as CsvRow;
    const wrong = [...(at === 0 ? [...product.messages, ...whyNotAll(scene)] : []), ...ownMessages];
    const known = knownAs(scene, row);
    const outcome =
      !option || wrong.length > 0
        ? 'wrong'
        : !known
          ? 'create'
          : isSameOption(known, option)
            ? 'same'
            : 'update';
    const name = cutText(nameWithVariant(product.name, optionOf(row)), 120);
    const stock = outcome === 'wrong' ? undefined : since.get(row.row)?.stock;
    const notes = [
      ...(stock ? [sinceNote(stock)] : []),
      ...skipped(rows, row),
      ...unusedDeposit(row, product),
      ...soldEach(rows[0], known, option),
      ...notOfKnown(known, row.cells),
    ];
    const messages = outcome === 'wrong' ? wrong : notes;
    return { row: row.row, name, outcome, messages, product: null, stock };
  });
  if (!product.fields || planned.some(({ outcome }) => outcome === 'wrong')) return planned;
  return withProduct(
    planned,
    scene,
    product.fields,
    read.flatMap(({ option }) => option ?? []),
  );
}

/** Of what is made to order by now, a file counts all options again, or leaves them all as they are. */
function stocksSince(rows: OptionRows, { product, options, soldSince }: Before): Map<number, ReadSince> {
  const madeToOrder = product?.madeToOrder ?? false;
  const isLeft = !madeToOrder || rows.every(({ cells }) => isStockUntouched(cells));
  return new Map(
    rows.map((row) => {
      const option = options.find(({ name }) => keyOf(name) === keyOf(optionOf(row)));
      const now = option && isLeft ? { inventory: option.inventory, madeToOrder } : undefined;
      return [row.row, sinceExport(row.cells, now, soldSince)];
    }),
  );
}

function readShared({ rows, known, before, own }: Scene): ReadProduct {
  const { price: _price, inventory: _inventory, ...cells } = rows[0].cells;
  const isByWeight = rows.some((row) => saysWeight(row.cells)) || own.some(({ weight }) => weight);
  return readProduct(before ? cells : { ...cells, price: '1', inventory: '0' }, { ...known, isByWeight });
}

const FIGURES = ['name', 'price', 'inventory', 'deposit', 'shippingWeight', 'isOrganic'] as const;
const isSameOption = (known: KnownOption, option: ImportedOption) =>
  FIGURES.every((figure) => known[figure] === option[figure]) && isSameWeight(known.weight, option.weight);

function toOrderOf(rows: OptionRows, before: KnownProduct | undefined): ToOrder {
  const said = rows.filter(({ cells }) => (cells.inventory ?? '') !== '');
  const row = said.find(({ cells }) => isMadeToOrder(cells.inventory ?? ''))?.row ?? null;
  const wasToOrder = before?.madeToOrder ?? false;
  return { wasToOrder, row, isToOrder: row !== null || (wasToOrder && said.length === 0) };
}

const Option = VariantFields.pick({
  ...{ name: true, price: true, inventory: true, shippingWeight: true, isOrganic: true },
});

function readOption(
  scene: Scene,
  row: CsvRow,
  at: number,
): { option: ImportedOption | null; messages: string[] } {
  const { toOrder, firstRows } = scene;
  const { price, inventory, optionDeposit, optionShippingWeight, optionIsOrganic } = row.cells;
  const known = knownAs(scene, row);
  const first = firstRows.get(keyOf(optionOf(row)));
  if (first !== row.row) return { option: null, messages: [`option: Row ${first} has the same option.`] };
  if (toOrder.row !== null && inventory && !isMadeToOrder(inventory)) {
    const message = `inventory: Row ${toOrder.row} says made to order. Please say so for all options of a product, or none.`;
    return { option: null, messages: [message] };
  }
  const stock = toOrder.isToOrder
    ? MAX_QUANTITY
    : inventory === undefined
      ? // Nothing was counted of what was made to order.
        toOrder.wasToOrder
        ? undefined
        : known?.inventory
      : READ.inventory(inventory);
  const { data, error } = Option.safeParse({
    name: optionOf(row),
    price: price === undefined && known ? known.price / 100 : READ.price(price ?? ''),
    inventory: stock ?? Number.NaN,
    shippingWeight: optionShippingWeight ?? known?.shippingWeight,
    isOrganic: optionIsOrganic === undefined ? known?.isOrganic : ownOrganic(optionIsOrganic),
  });
  const own = optionDeposit === undefined ? null : readOptionDeposit(optionDeposit);
  const { weight, messages } = readWeightCells(row.cells, known?.weight ?? null);
  const dated = known ? null : readDates(row.cells.dates ?? '', scene.known.today);
  const wrong = [
    ...(data ? [] : sayings(error.issues).map(inColumns)),
    ...(own?.messages ?? []),
    ...messages,
    ...(dated?.messages ?? []),
    ...(scene.since.get(row.row)?.messages ?? []),
  ];
  if (!data || wrong.length > 0) return { option: null, messages: wrong };
  if (weight && !isPayable({ ...weight, price: data.price }))
    return { option: null, messages: [`price: ${NOT_PAYABLE}`] };
  const option = {
    ...{ id: known?.id ?? null, ...data, inventory: data.inventory ?? 0, position: at, weight },
    ...{ deposit: own ? own.cents : (known?.deposit ?? null), dates: dated?.dates ?? [] },
  };
  return { option, messages: [] };
}

/** An empty cell: as the product. */
const ownOrganic = (cell: string) => (cell === '' ? null : (yesOrNo(cell) ?? cell));

const IN_COLUMNS: Readonly<Record<string, string>> = {
  ...{ name: 'option', shippingWeight: 'optionShippingWeight', isOrganic: 'optionIsOrganic' },
};
const inColumns = (message: string) => message.replace(/^\w+(?=: )/, (field) => IN_COLUMNS[field] ?? field);

function whyNotAll({ before, own, unnamed, toOrder, firstRows, rows }: Scene): string[] {
  const isCountedAgain = toOrder.wasToOrder && !toOrder.isToOrder;
  return [
    ...(before?.isBundle || rows.some(({ cells }) => cells.box) ? [`option: ${BOX_WITHOUT_OPTIONS}`] : []),
    ...(firstRows.size + unnamed.length > MAX_VARIANTS
      ? [`option: Please use at most ${MAX_VARIANTS} options.`]
      : []),
    ...(isCountedAgain && own.length > 0 ? unnamed : []).map(
      ({ name }) => `inventory: ${name} was made to order, too. Please add its row with how many you have.`,
    ),
  ];
}

const OWN_COLUMNS = new Set([
  ...[
    'sku',
    'option',
    'price',
    'inventory',
    'stockWhenExported',
    'optionDeposit',
    'optionShippingWeight',
    'optionIsOrganic',
    'dates',
  ],
  ...WEIGHT_COLUMNS,
]);

function skipped([first]: OptionRows, { row, cells }: CsvRow): string[] {
  const columns = Object.entries(cells).flatMap(([column, text]) => {
    const counts = first.cells[column as keyof typeof cells] ?? '';
    const isSaid = text !== '' && keyOf(text) !== keyOf(counts);
    return isSaid && !OWN_COLUMNS.has(column) ? [column] : [];
  });
  if (row === first.row || columns.length === 0) return [];
  return [`Row ${first.row} counts for the product itself: its ${columns.join(', ')} here is skipped.`];
}

const unusedDeposit = ({ cells }: CsvRow, { fields }: ReadProduct): string[] =>
  cells.optionDeposit && fields?.deposit === null
    ? ['Its optionDeposit counts only while the product asks for a deposit.']
    : [];

function soldEach(
  { cells: { unit = '' } }: CsvRow,
  known: KnownOption | undefined,
  option: ImportedOption | null,
): string[] {
  const isPound = READ.unit(unit) === 'pound';
  if (known || !option || option.weight || !isPound) return [];
  return [
    'It will be sold each at this price. If that is a price per pound of what you weigh, please fill in per, least, usual, and most.',
  ];
}

function withProduct(
  planned: PlannedRow[],
  scene: Scene,
  shared: NonNullable<ReadProduct['fields']>,
  given: readonly ImportedOption[],
): PlannedRow[] {
  const { before, own, unnamed } = scene;
  const madeToOrder = scene.toOrder.isToOrder;
  const options = placeOptions(own, unnamed, given, madeToOrder);
  const fields = { ...shared, madeToOrder, ...sumOfOptions(options, madeToOrder) };
  const isMoved = own.some(({ id }, at) => options.filter((one) => one.id !== null)[at]?.id !== id);
  const changed = options.filter((option) => {
    const known = own.find(({ id }) => id === option.id);
    return !known || known.position !== option.position || !isSameOption(known, option);
  });
  const isKept = before && isSame(before, fields) && changed.length === 0;
  const outcome = !before ? 'create' : isKept ? 'same' : 'update';
  const notes = [
    ...unnamed.map(({ name }) => `${name} isn't in this file and stays as it is.`),
    ...(isMoved ? ['The order of its options changes.'] : []),
    ...(before && own.length === 0 ? ['Its price and stock will be those of its options.'] : []),
  ];
  const isOwnChange =
    outcome === 'update' && (isMoved || (before && !isSame({ ...before, ...figures(fields) }, fields)));
  return planned.map((row, at) => {
    if (at > 0) return row;
    const own = row.outcome === 'same' && isOwnChange ? 'update' : row.outcome;
    const product: PlannedProduct = {
      ...{ outcome, id: before?.id ?? null, fields, options: isKept ? [] : changed, contents: [], dates: [] },
      sku: scene.rows[0].cells.sku ?? '',
      isStockAsked: planned.some(({ stock }) => stock),
    };
    return { ...row, outcome: own, messages: [...row.messages, ...notes], product };
  });
}

const figures = ({ price, inventory }: { price: number; inventory: number }) => ({ price, inventory });
