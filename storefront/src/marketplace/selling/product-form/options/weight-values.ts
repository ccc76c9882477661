import {
  type ByWeight,
  type PieceWeights,
  pricesOf,
  sizeText,
  withGrams,
} from '@farmgate/backend/contract/marketplace/weight/by-weight';
import {
  compareWeights,
  middleWeight,
  readWeight,
  tenthMore,
  timesWeight,
  weightToPrice,
  type WeightUnit,
} from '@farmgate/backend/contract/marketplace/weight/weight';
import type { WeightView } from '@farmgate/backend/contract/marketplace/weight/weight-fields';
import { aboutText } from '@farmgate/backend/contract/marketplace/weight/weight-words';
import { centsOf } from '@farmgate/backend/contract/shared/money';

/** How an option is sold by weight, as its form holds it; weights as they were typed. */
export interface WeightValues {
  isByWeight: boolean;
  per: WeightUnit;
  inSteps: 'no' | 'yes';
  /** Of one piece. The usual weight may be empty: the middle. */
  least: string;
  usual: string;
  most: string;
  /** Of one step. What it weighs at most may be empty: a tenth more. */
  step: string;
  stepMost: string;
}

export const NOT_BY_WEIGHT: WeightValues = {
  isByWeight: false,
  per: 'lb',
  inSteps: 'no',
  least: '',
  usual: '',
  most: '',
  step: '',
  stepMost: '',
};

/** @returns how an option is sold by weight as its form shows it: what is the default is not shown */
export function weightValues(weight: (TypedWeight & Pick<WeightView, 'typed'>) | undefined): WeightValues {
  if (!weight) return NOT_BY_WEIGHT;
  const { per, inSteps } = weight;
  const { least, nominal, most } = weight.typed ?? weight;
  const unless = (usual: string, own: string) => (own === usual ? '' : own);
  const own: Partial<WeightValues> = inSteps
    ? { inSteps: 'yes', step: nominal, stepMost: unless(tenthMore(nominal), most) }
    : { least, usual: unless(middleWeight(least, most), nominal), most };
  return { ...NOT_BY_WEIGHT, isByWeight: true, per, ...own };
}

type TypedWeight = Pick<ByWeight, 'per' | 'inSteps'> & PieceWeights;

/**
 * Instead of a default that nothing is known of, as what it comes from is no weight: the contract says so
 * of that.
 */
const UNKNOWN = '1 g';

/** @returns the weight of an option as the contract has it, before its rules have read it; null for none */
export function weightFields({ isByWeight, per, inSteps, ...typed }: WeightValues): TypedWeight | null {
  if (!isByWeight) return null;
  const orElse = (text: string, usual: string): string => (text.trim() === '' ? usual : text);
  if (inSteps === 'yes') {
    const step = readWeight(typed.step, per);
    const most = orElse(typed.stepMost, step === null ? UNKNOWN : tenthMore(step));
    return { per, inSteps: true, least: typed.step, nominal: typed.step, most };
  }
  const { least, most } = typed;
  const [from, to] = [readWeight(least, per), readWeight(most, per)];
  const middle = from !== null && to !== null ? middleWeight(from, to) : UNKNOWN;
  return { per, inSteps: false, least, nominal: orElse(typed.usual, middle), most };
}

/** @returns the field of what the contract calls so; null for none of them */
export function weightFieldOf(name: string, inSteps: boolean): keyof WeightValues | null {
  if (name === 'per') return 'per';
  if (inSteps) return name === 'most' ? 'stepMost' : 'step';
  const fields = { least: 'least', nominal: 'usual', most: 'most' } as const;
  return fields[name as keyof typeof fields] ?? null;
}

/** @returns cents for one `per`; 0 for what is no price */
const cents = (price: string) => centsOf(price.trim().replace(/^\$\s*/, '')) ?? 0;

/** @returns how an option is sold by weight; null where it is sold each, or something is missing or wrong */
export function readByWeight(values: WeightValues & { price: string }): ByWeight | null {
  const fields = weightFields(values);
  const price = cents(values.price);
  if (!fields || price < 1) return null;
  const { per, inSteps } = fields;
  const read = (text: string) => {
    const weight = readWeight(text, per);
    return weight === null ? null : weightToPrice(weight, per);
  };
  const [least, nominal, most] = [read(fields.least), read(fields.nominal), read(fields.most)];
  if (least === null || nominal === null || most === null) return null;
  if (compareWeights(least, nominal) > 0 || compareWeights(nominal, most) > 0) return null;
  return { per, inSteps, price, ...withGrams({ least, nominal, most }) };
}

/** @returns "3.5-5 lb each: about $28.28, at most $32.50", as shoppers see one of it */
export function shownToShoppers(byWeight: ByWeight): string {
  return `${sizeText(byWeight)}: ${aboutText(pricesOf(byWeight))}`;
}

/**
 * @param inventory as it is typed
 * @returns what a stock of steps weighs, in words; nothing for what is sold each, or in pieces
 */
export function stockInSteps(
  { isByWeight, inSteps, per, step }: WeightValues,
  inventory: string,
): string | undefined {
  if (!isByWeight || inSteps !== 'yes') return undefined;
  const weight = readWeight(step, per);
  return weight !== null && /^\d{1,7}$/.test(inventory.trim())
    ? `Steps. That’s ${timesWeight(weight, Number(inventory))}.`
    : 'How many steps.';
}
