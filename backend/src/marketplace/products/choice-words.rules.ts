/** What a card says of the options of a product. */
import { sizeIn } from '../../contract/marketplace/unit-price.js';

/** Of all names together; more of them are counted. */
const MAX_LENGTH = 26;
const CONTAINER = / (?:bags?|bottles?|boxe?s?|crates?|jars?|jugs?|packs?|pails?|tins?|tubs?)$/i;
const OTHER_SIZE = /^(?:extra[ -])?(?:small|medium|large)$|^(?:half )?(?:peck|bushel)$|\binch(?:es)?$/i;

/** @returns whether an option is so much of the same, and not another kind */
export const isSize = (name: string): boolean =>
  OTHER_SIZE.test(name) || (!/,|\bwith\b/i.test(name) && sizeIn(name) !== null);

/** @returns "8 oz, 1 lb, 3 lb" of a few short sizes, "6 sizes" of more, "3 options" of anything else */
export function choiceText(names: readonly string[]): string {
  if (!names.every(isSize)) return `${names.length} options`;
  const sizes = names.map((name) => name.replace(CONTAINER, '')).join(', ');
  return sizes.length <= MAX_LENGTH ? sizes : `${names.length} sizes`;
}
