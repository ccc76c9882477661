import {
  type StoredByWeight,
  WEIGHT_UNIT_SIGNS,
  withWeights,
} from '../../../contract/marketplace/weight/by-weight.js';
import {
  figureOfPrice,
  priceOfWeight,
  timesWeight,
  weightOfGrams,
} from '../../../contract/marketplace/weight/weight.js';
import { amountOf } from '../../../contract/shared/money.js';
import type { ExportedLine } from './order-export.sql.js';

/** What a row says was sold: quantity times unit price is the total. Money is whole cents. */
interface SoldRow {
  name: string;
  quantity: string;
  unit: string;
  unitPrice: number;
  total: number;
  /** "4.35 lb", of a package. */
  weight?: string;
}

type SoldLine = Pick<
  ExportedLine,
  'productName' | 'quantity' | 'unit' | 'unitPrice' | 'totalPrice' | 'byWeight' | 'grams' | 'packages'
>;

/** What is not weighed yet is at the most. */
export function soldRows(line: SoldLine): SoldRow[] {
  const { productName: name, quantity, unit, unitPrice, totalPrice: total, byWeight, grams } = line;
  const whole = { name, quantity: String(quantity), unit, unitPrice, total };
  if (!byWeight) return [whole];
  const { per, price } = byWeight;
  if (grams === null && !byWeight.inSteps) return [{ ...whole, unit: 'each' }];
  const weighed =
    grams === null ? [stepsAtMost(line, byWeight)] : (line.packages ?? [gramsAsShown(grams, byWeight)]);
  const rows = weighed.map((one) => ({
    ...{ name, quantity: figureOfPrice(one.weight, per), unit: WEIGHT_UNIT_SIGNS[per] },
    ...{ unitPrice: price, total: one.price, weight: one.weight },
  }));
  const rest = weighed.reduce((left, one) => left - one.price, total);
  if (rest === 0) return rows;
  const what = line.packages ? 'not charged' : 'adjustment';
  return [...rows, { name: `${name}: ${what}`, quantity: '1', unit: 'each', unitPrice: rest, total: rest }];
}

function stepsAtMost({ quantity }: SoldLine, byWeight: StoredByWeight) {
  const weight = timesWeight(withWeights(byWeight).most, quantity);
  return { weight, price: priceOfWeight(weight, byWeight.per, byWeight.price) };
}

function gramsAsShown(grams: number, { per, price }: NonNullable<SoldLine['byWeight']>) {
  const weight = weightOfGrams(grams, per);
  return { weight, price: priceOfWeight(weight, per, price) };
}

/** New columns come last, so that files of before still line up. */
export function weightCells(line: ExportedLine, { weight }: SoldRow): string[] {
  const { byWeight, grams, pickupDay, pickupPlace, pickupHours } = line;
  const isNotWeighed = byWeight !== null && grams === null;
  const priced = byWeight && (isNotWeighed || weight) ? byWeight : null;
  return [
    isNotWeighed ? 'not weighed yet' : (weight ?? ''),
    priced ? WEIGHT_UNIT_SIGNS[priced.per] : '',
    priced ? amountOf(priced.price).toFixed(2) : '',
    ...[pickupDay ?? '', pickupPlace ?? '', pickupHours ?? ''],
  ];
}
