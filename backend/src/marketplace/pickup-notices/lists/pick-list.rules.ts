import { windowText } from '../../../contract/marketplace/pickup/handover-words.js';
import type { ListedLine, ListedWindow } from './pick-lists.sql.js';

interface Fact {
  label: string;
  value: string;
}

/**
 * @returns what is to be picked, as an email shows it: all products where there are several places, then of
 * each place its products and its orders
 */
export function pickList(windows: readonly ListedWindow[], lines: readonly ListedLine[]): Fact[] {
  const used = windows.flatMap((window) => {
    const own = lines.filter(({ windowId }) => windowId === window.id);
    return own.length > 0 ? [{ window, own }] : [];
  });
  const places = used.flatMap(({ window, own }): Fact[] => [
    { label: `${window.placeName}: ${windowText(window)}`, value: productsText(own) },
    { label: `Orders for ${window.placeName} (${ordersOf(own).length})`, value: ordersText(own) },
  ]);
  return used.length > 1 ? [{ label: 'All products', value: productsText(lines) }, ...places] : places;
}

/** "5 × Eggs (dozen)", a line each, by name. */
function productsText(lines: readonly ListedLine[]): string {
  const sums = new Map<string, number>();
  for (const { productName, unit, quantity } of lines) {
    const name = unit === 'each' || unit === 'other' ? productName : `${productName} (${unit})`;
    sums.set(name, (sums.get(name) ?? 0) + quantity);
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, quantity]) => `${quantity} × ${name}`)
    .join('\n');
}

const ordersOf = (lines: readonly ListedLine[]): number[] => [
  ...new Set(lines.map(({ orderId }) => orderId)),
];

/** "Ann Field, FG-7K2M-94XD: 2 × Eggs, 1 × Kale", a line each. */
function ordersText(lines: readonly ListedLine[]): string {
  return ordersOf(lines)
    .map((id) => {
      const own = lines.filter(({ orderId }) => orderId === id);
      const [first] = own;
      const who = first?.collector
        ? `${first.collector} for ${first.customerName}`
        : (first?.customerName ?? '');
      const what = own.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ');
      return `${who}, ${first?.orderNumber}: ${what}`;
    })
    .join('\n');
}
