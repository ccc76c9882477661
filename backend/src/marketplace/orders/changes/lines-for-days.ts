import type { EntityManager } from 'typeorm';
import { MAX_QUANTITY } from '../../../contract/marketplace/shop.js';
import { fetchRows } from '../../../platform/database/statement.js';
import type { WindowLine } from '../../pickups/ways/why-not-window.rules.js';
import { datesOf, type DatedLeft } from '../../products/dated-stock/dated-stock.sql.js';
import { stockedLines, type StockedLine } from './order-changes.sql.js';

/**
 * @returns the lines of a vendor order with what they could have on other days: what they hold would be free
 */
export async function linesForDays(tx: EntityManager, vendorOrderId: number): Promise<WindowLine[]> {
  const lines = await fetchRows(tx, stockedLines, [vendorOrderId]);
  const dates = await fetchRows(tx, datesOf, [lines.map(({ productId }) => productId)]);
  return lines.map((line) => withStock(line, dates));
}

function withStock(line: StockedLine, all: readonly DatedLeft[]): WindowLine {
  const { productId, variantId, datedStockId, held } = line;
  const dates = all.filter((row) => row.productId === productId && row.variantId === variantId);
  if (dates.length === 0 && datedStockId === null) return line;
  const inventory =
    line.inventory === null ? MAX_QUANTITY : line.inventory + (datedStockId === null ? held : 0);
  return {
    ...line,
    stock: {
      ...{ needed: held, inventory },
      dates: dates.map(({ id, date, left }) => ({ date, left: id === datedStockId ? left + held : left })),
    },
  };
}
