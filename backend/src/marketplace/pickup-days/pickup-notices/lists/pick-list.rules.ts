import type { Unit } from '../../../../contract/directory/categories.js';
import { partsText } from '../../../../contract/marketplace/box-words.js';
import { windowText } from '../../../../contract/marketplace/pickup/handover-words.js';
import { weightsLeft } from '../../../orders/weighing/line-weight.view.js';
import type { ListedLine, ListedWindow } from './pick-lists.sql.js';

interface Fact {
  label: string;
  value: string;
}

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

interface ProductSum {
  all: number;
  boxed: number;
  toWeigh: number;
}

/** "5 × Eggs (dozen), 2 of them in boxes", a line each, by name: what is in boxes is picked, too. */
function productsText(lines: readonly ListedLine[]): string {
  const sums = new Map<string, ProductSum>();
  const add = (product: string, unit: Unit, { all, boxed = 0, toWeigh = 0 }: Partial<ProductSum>) => {
    const name = unit === 'each' || unit === 'other' ? product : `${product} (${unit})`;
    const sum = sums.get(name) ?? { all: 0, boxed: 0, toWeigh: 0 };
    sums.set(name, {
      all: sum.all + (all ?? boxed),
      boxed: sum.boxed + boxed,
      toWeigh: sum.toWeigh + toWeigh,
    });
  };
  for (const { productName, unit, quantity, toWeigh, parts = [] } of lines) {
    add(productName, unit, { all: quantity, toWeigh: toWeigh ? quantity : 0 });
    for (const part of parts) add(part.name, part.unit, { boxed: quantity * part.quantity });
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([name, sum]) => `${sum.all} × ${name}${boxedText(sum)}${toWeighText(sum)}`)
    .join('\n');
}

function boxedText({ all, boxed }: ProductSum): string {
  if (boxed === 0) return '';
  return all === boxed ? ', in boxes' : `, ${boxed} of them in boxes`;
}

function toWeighText({ all, toWeigh }: ProductSum): string {
  if (toWeigh === 0) return '';
  return all === toWeigh ? ', not weighed yet' : `, ${toWeigh} of them not weighed yet`;
}

const weightsOf = ({ sold }: Pick<ListedLine, 'sold'>): string[] => (sold ? weightsLeft(sold) : []);

/** "2 × Chicken: 4.35 lb, 4.05 lb", "2 × Farm box (2 × Eggs; Jam)" */
function lineText({ quantity, productName, parts = [], ...line }: ListedLine): string {
  const weights = weightsOf(line);
  const text = `${quantity} × ${productName}`;
  if (weights.length > 0) return `${text}: ${weights.join(', ')}`;
  return parts.length > 0 ? `${text} (${partsText(parts)})` : text;
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
      const what = own.map(lineText).join(own.some((line) => weightsOf(line).length > 0) ? '; ' : ', ');
      return `${who}, ${first?.orderNumber}: ${what}`;
    })
    .join('\n');
}
