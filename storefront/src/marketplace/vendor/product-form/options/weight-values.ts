import {
  type ByWeight,
  MAX_GRAMS,
  pricesOf,
  readWeight,
  sizeText,
  type WeightUnit,
  weightText,
} from '@farmgate/backend/contract/marketplace/weight/by-weight';
import type { WeightFields } from '@farmgate/backend/contract/marketplace/weight/weight-fields';
import { centsOf, dollars } from '@farmgate/backend/contract/shared/money';

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

/** @returns a weight as it is shown, where that is read as the same again; otherwise in grams */
function typedText(grams: number, per: WeightUnit): string {
  const text = weightText(grams, per);
  return readWeight(text, per) === grams ? text : `${grams} g`;
}

const middleOf = (least: number, most: number) => Math.round((least + most) / 2);

/** A step is rarely cut to the gram. */
const aTenthMore = (grams: number) => Math.min(Math.round(grams * 1.1), MAX_GRAMS);

/** @returns how an option is sold by weight as its form shows it: what is the default is not shown */
export function weightValues(weight: WeightFields | undefined): WeightValues {
  if (!weight) return NOT_BY_WEIGHT;
  const { per, inSteps, leastGrams, nominalGrams, mostGrams } = weight;
  const text = (grams: number) => typedText(grams, per);
  const unless = (usual: number, grams: number) => (grams === usual ? '' : text(grams));
  const own: Partial<WeightValues> = inSteps
    ? {
        inSteps: 'yes',
        step: text(nominalGrams),
        stepMost: unless(aTenthMore(nominalGrams), mostGrams),
      }
    : {
        least: text(leastGrams),
        usual: unless(middleOf(leastGrams, mostGrams), nominalGrams),
        most: text(mostGrams),
      };
  return { ...NOT_BY_WEIGHT, isByWeight: true, per, ...own };
}

/** Grams; the text where it is no weight, which the contract refuses with a sentence. */
type Read = number | string;

interface ReadWeight extends Pick<ByWeight, 'per' | 'inSteps'> {
  leastGrams: Read;
  nominalGrams: Read;
  mostGrams: Read;
}

/** @returns the weight of an option as the contract has it, before its rules have read it; null for none */
export function weightFields({ isByWeight, per, inSteps, ...typed }: WeightValues): ReadWeight | null {
  if (!isByWeight) return null;
  const read = (text: string): Read => readWeight(text, per) ?? text;
  const orElse = (text: string, usual: number): Read => (text.trim() === '' ? usual : read(text));
  if (inSteps === 'yes') {
    const step = read(typed.step);
    const usual = typeof step === 'number' ? aTenthMore(step) : MAX_GRAMS;
    const mostGrams = orElse(typed.stepMost, usual);
    return { per, inSteps: true, leastGrams: step, nominalGrams: step, mostGrams };
  }
  const [leastGrams, mostGrams] = [read(typed.least), read(typed.most)];
  const isKnown = typeof leastGrams === 'number' && typeof mostGrams === 'number';
  const nominalGrams = orElse(typed.usual, isKnown ? middleOf(leastGrams, mostGrams) : MAX_GRAMS);
  return { per, inSteps: false, leastGrams, nominalGrams, mostGrams };
}

/** @returns the field of what the contract calls so; null for none of them */
export function weightFieldOf(name: string, inSteps: boolean): keyof WeightValues | null {
  if (name === 'per') return 'per';
  if (inSteps) return name === 'mostGrams' ? 'stepMost' : 'step';
  const fields = { leastGrams: 'least', nominalGrams: 'usual', mostGrams: 'most' } as const;
  return fields[name as keyof typeof fields] ?? null;
}

/** @returns cents for one `per`; 0 for what is no price */
const cents = (price: string) => centsOf(price.trim().replace(/^\$\s*/, '')) ?? 0;

/** @returns how an option is sold by weight; null where it is sold each, or something is missing or wrong */
export function readByWeight(values: WeightValues & { price: string }): ByWeight | null {
  const fields = weightFields(values);
  const price = cents(values.price);
  if (!fields || price < 1) return null;
  const { per, inSteps, leastGrams, nominalGrams, mostGrams } = fields;
  const isRead = [leastGrams, nominalGrams, mostGrams].every((grams) => typeof grams === 'number');
  if (!isRead || leastGrams > nominalGrams || nominalGrams > mostGrams) return null;
  const grams = { leastGrams, nominalGrams, mostGrams } as Pick<
    ByWeight,
    `${'least' | 'nominal' | 'most'}Grams`
  >;
  return { per, inSteps, price, ...grams };
}

/** @returns "3.5-5 lb each: about $28.27, at most $32.50", as shoppers see one of it */
export function shownToShoppers(byWeight: ByWeight): string {
  const { about, most } = pricesOf(byWeight);
  return `${sizeText(byWeight)}: about ${dollars(about)}, at most ${dollars(most)}`;
}
