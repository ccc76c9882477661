import { skuKey } from '../own/sku-taken.js';
import { groupsOf } from './import-rows.rules.js';
import { type ColumnName, COLUMNS, type CsvRow } from './product-columns.js';

/** A row of a file that the farm leaves out of its import. */
export interface LeftOutRow {
  row: number;
  name: string;
}

/** What a row says of its option alone. The rest is the product's, which its first row has. */
const OF_OPTION = new Set<ColumnName>([
  ...(['option', 'price', 'inventory', 'stockWhenExported', 'optionDeposit', 'dates'] as const),
  ...(['per', 'inSteps', 'least', 'usual', 'most', 'optionShippingWeight', 'optionIsOrganic'] as const),
]);

/** Where the first row of a product is left out, its next row tells what the product is. */
export function withoutRows(
  rows: readonly CsvRow[],
  leftOut: ReadonlySet<number>,
): { rows: CsvRow[]; leftOut: LeftOutRow[] } {
  const isKept = ({ row }: CsvRow) => !leftOut.has(row);
  const firsts = new Map(
    groupsOf(rows, skuKey).flatMap(({ rows: [first, ...others], isOptions }) => {
      const heir = isOptions && !isKept(first) ? others.find(isKept) : undefined;
      return heir ? [[heir, first] as const] : [];
    }),
  );
  const kept = rows.filter(isKept).map((one) => {
    const first = firsts.get(one);
    return first ? inherited(one, first) : one;
  });
  const left = rows.filter(({ row }) => leftOut.has(row));
  return { rows: kept, leftOut: left.map(({ row, cells }) => ({ row, name: nameOfRow(cells) })) };
}

/** @returns "Honey, 8 oz", as far as the row says it */
export const nameOfRow = ({ name, option }: { name?: string; option?: string }): string =>
  [name, option].filter(Boolean).join(', ');

function inherited(row: CsvRow, { cells }: CsvRow): CsvRow {
  const shared = COLUMNS.filter((column) => !OF_OPTION.has(column) && !row.cells[column] && cells[column]);
  const own = Object.fromEntries(shared.map((column) => [column, cells[column]]));
  return { ...row, cells: { ...row.cells, ...own } };
}
