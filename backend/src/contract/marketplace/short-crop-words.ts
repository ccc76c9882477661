/** How a crop that runs short is shared out. Free of zod. */

/** Who gets what there is: members of shares first, all the same part, or those first who were short last. */
export const CROP_RULES = ['shares_first', 'equal', 'by_turn'] as const;
export type CropRule = (typeof CROP_RULES)[number];

export const CROP_RULE_LABELS: Readonly<Record<CropRule, string>> = {
  shares_first: 'Share members first',
  equal: 'Split evenly',
  by_turn: 'Take turns',
};

export const CROP_RULE_HELP: Readonly<Record<CropRule, string>> = {
  shares_first: 'Orders get what’s left.',
  equal: 'Everyone gets a little less.',
  by_turn: 'Customers who were short last time get theirs first.',
};

/** What is short of one order or box. */
export interface ShortOfCrop {
  name: string;
  needed: number;
  given: number;
}

/** @returns "Lettuce: 1 of 2", "No lettuce" as a packer reads it */
export const shortOfCropText = ({ name, needed, given }: ShortOfCrop): string =>
  given === 0 ? `${name}: none of ${needed}` : `${name}: ${given} of ${needed}`;

/** @returns what a part of something that was ordered is called among what is short */
export const namePartOf = (part: string, box: string): string => `${part} in ${box}`;

export const MAX_CROP_UNITS = 1_000_000;
