import type { WeightView } from '@farmgate/backend/contract/marketplace/weight/weight-fields';
import { stepsOf } from '@farmgate/backend/contract/marketplace/weight/weight-words';

/**
 * What becomes of the quantity when another one is asked for.
 * @param current what it is now
 * @param wanted a number, or what was typed: what is no number becomes 1, or changes nothing
 * where none is allowed
 * @param inventory how many there are
 * @param least what it can't be less than
 * @returns the new quantity; the current one where the wanted one is below the least or above the inventory
 */
export function nextQuantity(current: number, wanted: number | string, inventory: number, least = 1): number {
  const text = String(wanted).trim();
  const number = /^-?\d+$/.test(text) ? Number(text) : least === 0 ? current : 1;
  return number >= least && number <= inventory ? number : current;
}

/**
 * The same of what is cut to a weight.
 * @param typed a weight, which is rounded to a step: what is none changes nothing, and too much becomes all
 */
export function nextSteps(
  current: number,
  typed: string,
  weight: Pick<WeightView, 'inSteps' | 'nominal' | 'per'>,
  inventory: number,
  least = 1,
): number {
  const steps = stepsOf(weight, typed) ?? current;
  return Math.max(least, Math.min(steps, inventory));
}
