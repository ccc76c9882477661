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
  const firsts = new Map<string, CsvRow>();
  let open = '';
  const kept = rows.flatMap((one) => {
    const { option, sku, name } = one.cells;
    // An option's row without a name is of the product above it.
    const key = option ? (sku || name || open).toLowerCase() : '';
    open = key;
    const first = firsts.get(key);
    if (leftOut.has(one.row)) {
      if (key !== '' && !first) firsts.set(key, one);
      return [];
    }
    firsts.delete(key);
    return first && key !== '' ? [inherited(one, first)] : [one];
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
