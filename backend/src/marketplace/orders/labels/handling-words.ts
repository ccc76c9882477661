import type { HandlingWords } from '../../../contract/marketplace/labels/label-sizes.js';

/** Source: 9 CFR 317.2(l) for meat and 381.125(b) for poultry. */
const HEADING = 'Safe Handling Instructions';
const INSPECTED = 'This product was prepared from inspected and passed meat and/or poultry.';
const WHY =
  'Some food products may contain bacteria that could cause illness if the product is mishandled or cooked improperly. For your protection, follow these safe handling instructions.';
const STATEMENTS = [
  'Keep refrigerated or frozen. Thaw in refrigerator or microwave.',
  'Keep raw meat and poultry separate from other foods. Wash working surfaces (including cutting boards), utensils, and hands after touching raw meat or poultry.',
  'Cook thoroughly.',
  'Keep hot foods hot. Refrigerate leftovers immediately or discard.',
];

export interface Handling {
  heading: string;
  text: string;
}

/** @returns what stands on the label; null for nothing */
export function handlingWords(words: HandlingWords): Handling | null {
  if (words === 'none') return null;
  return {
    heading: HEADING,
    text: [...(words === 'inspected' ? [INSPECTED] : []), WHY, ...STATEMENTS].join(' '),
  };
}
