import type { EntityManager } from 'typeorm';
import { TAX_BASIS_POINTS } from '../../contract/marketplace/checkout.js';
import { type OrderWays, wayOf } from '../../contract/marketplace/pickup/order-ways.js';
import type { ProductCategory } from '../../contract/marketplace/shop.js';
import {
  classOfCategory,
  TAX_KEY,
  type TaxClass,
  taxingState,
  type TaxMode,
  taxModeOf,
} from '../../contract/marketplace/tax.js';
import { fetchRows } from '../../platform/database/statement.js';
import { readSetting } from '../../platform/settings/live-settings.js';
import { dayInState } from './state-zones.rules.js';
import * as sql from './tax.sql.js';

export interface TaxableLine {
  category: ProductCategory;
  /** What its vendor chose; null for that of the category. */
  ownTaxClass: TaxClass | null;
  vendorState: string;
}
interface TaxableLineOfVendor extends TaxableLine {
  vendorId: number;
}

export interface LineTax {
  /** Hundredths of a percent, with one decimal at most, the local part included; null where no rule says. */
  taxBasisPoints: number | null;
  /** Whose rule it is, or is missing; null at the flat rate, as the class. */
  taxState: string | null;
  taxClass: TaxClass | null;
}

export interface TaxedWays extends OrderWays {
  /** Where it is sent to; '' for what is picked up. */
  state: string;
}

export const taxMode = async (tx: EntityManager): Promise<TaxMode> =>
  taxModeOf(await readSetting(tx, TAX_KEY));

/** By state and class. */
type Rates = ReadonlyMap<string, number>;
const keyOf = (state: string, taxClass: TaxClass) => `${state} ${taxClass}`;

/** @returns the rates that hold in some states now, each by its own calendar */
export async function ratesIn(tx: EntityManager, states: readonly string[], now: Date): Promise<Rates> {
  const days = [...new Set(states)].flatMap((state) => {
    const day = dayInState(state, now);
    return day === null ? [] : [{ state, day }];
  });
  const rows = await fetchRows(tx, sql.rulesOn, [days.map(({ state }) => state), days.map(({ day }) => day)]);
  return new Map(rows.map(({ state, taxClass, basisPoints }) => [keyOf(state, taxClass), basisPoints]));
}

/** @returns what the class of a line is taxed at in a state; null where no rule says */
export const rateOf = (rates: Rates, state: string, taxClass: TaxClass): number | null =>
  rates.get(keyOf(state, taxClass)) ?? null;

export const taxClassOf = ({ category, ownTaxClass }: TaxableLine): TaxClass =>
  ownTaxClass ?? classOfCategory(category);

const FLAT: LineTax = { taxBasisPoints: TAX_BASIS_POINTS, taxState: null, taxClass: null };

export async function taxLines<Line extends TaxableLineOfVendor>(
  tx: EntityManager,
  lines: readonly Line[],
  { state, ...ways }: TaxedWays,
  now: Date,
): Promise<(Omit<Line, keyof LineTax> & LineTax)[]> {
  if ((await taxMode(tx)) === 'flat') return lines.map((line) => ({ ...line, ...FLAT }));
  const stateOf = ({ vendorId, vendorState }: TaxableLineOfVendor) =>
    taxingState(wayOf(ways, vendorId), state, vendorState);
  const rates = await ratesIn(tx, lines.map(stateOf), now);
  return lines.map((line) => {
    const taxState = stateOf(line);
    const taxClass = taxClassOf(line);
    return { ...line, taxState, taxClass, taxBasisPoints: rateOf(rates, taxState, taxClass) };
  });
}
