import type { CATEGORY_VARIANTS } from './drawn';

type Category = keyof typeof CATEGORY_VARIANTS;

interface Subjects {
  /**
   * The still lifes that contradict no product of the category: mixed ones, or what all its products have in
   * common.
   */
  any: readonly [number, ...number[]];
  /** Words of product names, and the still lifes that show such a product. The first that matches counts. */
  shown?: readonly (readonly [name: RegExp, variants: readonly [number, ...number[]]])[];
}

/**
 * Words that make a product of a fruit or a vegetable something else: nobody expects the fresh one in its
 * picture.
 */
const MADE_OF = /\b(?:dried|frozen|canned|pickled|powder|seed|salsa)\b/i;

/** What each still life of packages/art shows, counted from 1 as in its file's name. */
const SUBJECTS: Readonly<Record<Category, Subjects>> = {
  vegetables: {
    any: [1, 4],
    shown: [
      [/\b(?:carrot|beet)/i, [2]],
      [/pumpkin/i, [3]],
      [/eggplant/i, [4]],
      [/\b(?:lettuce|corn)\b/i, [1, 4]],
      [/tomato/i, [1, 3, 4]],
      [/\bleek/i, [1, 3]],
    ],
  },
  fruits: {
    any: [1, 5],
    shown: [
      [/strawberr/i, [2]],
      [/peach|nectarine|apricot/i, [3]],
      [/orange|lemon|lime|grapefruit|tangerine|mandarin|satsuma|citrus|kumquat/i, [4]],
    ],
  },
  herbs: {
    any: [1, 3],
    shown: [
      [/\b(?:pot|potted|plant)\b/i, [2]],
      [/basil/i, [1, 2]],
      [/mint|parsley|cilantro|rosemary/i, [3]],
      [/sage|thyme|oregano|dried/i, [1]],
    ],
  },
  dairy: {
    any: [1],
    shown: [
      [/butter\b/i, [3]],
      [/cheddar|cheese|chevre|feta|tomme|gouda|curd|ricotta|mozzarella/i, [2]],
      [/milk|cream|kefir/i, [1, 3]],
    ],
  },
  eggs: { any: [2], shown: [[/rainbow|mixed|duck|blue/i, [1, 3]]] },
  honey: { any: [1, 2], shown: [[/comb/i, [3]]] },
  meat: {
    any: [3],
    shown: [
      [/sausage|brat|hot dog|link/i, [2]],
      [/steak|sirloin|ribeye|chop|strip|fillet|filet/i, [1]],
    ],
  },
  poultry: {
    any: [1],
    shown: [[/\b(?:hens|pullets?|chicks?|layers|live)\b/i, [2, 3]]],
  },
  seafood: {
    any: [3],
    shown: [
      [/oyster|clam|mussel|scallop/i, [2]],
      [/trout|salmon|fish|fillet/i, [1, 3]],
    ],
  },
  grains: { any: [3], shown: [[/wheat|rye|barley|spelt|flour/i, [1, 2]]] },
  seeds: { any: [1, 3], shown: [[/sunflower/i, [2]]] },
  nuts: {
    any: [1],
    shown: [
      [/almond/i, [2]],
      [/hazelnut|filbert/i, [3]],
    ],
  },
  'baked-goods': {
    any: [3],
    shown: [
      [/\bpies?\b|cobbler|tart\b/i, [2]],
      [/loaf|sourdough|rye|boule/i, [1]],
    ],
  },
  preserves: {
    any: [1],
    shown: [
      [/strawberry/i, [2]],
      [/pickle|dilly|tomato|sauerkraut|kimchi|salsa|sauce|relish/i, [3]],
    ],
  },
  beverages: {
    any: [3],
    shown: [
      [/lemonade/i, [2]],
      [/cider\b|apple juice/i, [1]],
    ],
  },
  flowers: {
    any: [1],
    shown: [
      [/tulip/i, [2]],
      [/sunflower/i, [3]],
    ],
  },
  plants: {
    any: [1],
    shown: [
      [/tomato/i, [3]],
      [/start|seedling|plug|flat\b|tray/i, [2]],
    ],
  },
  'artisan-goods': {
    any: [1, 2, 3],
    shown: [
      [/soap|candle|balm|salve|wax|lavender|lotion/i, [2]],
      [/yarn|wool|roving|knit|felt|alpaca|sock|sheepskin|fleece/i, [3]],
      [/mug|bowl|pottery|thrown|jug|vase|ceramic/i, [1]],
    ],
  },
  other: {
    any: [1, 3],
    shown: [[/compost|soil|hay|straw|mulch|manure|fertilizer|cast|worm|wood|kindling/i, [2]]],
  },
};

/**
 * @param name what the product is called; empty where the picture stands for the whole category
 * @returns the still lifes, counted from 1, that do not show another product than the named one
 */
export function fittingVariants(
  category: Category,
  count: number,
  name: string,
): readonly [number, ...number[]] {
  const { any, shown = [] } = SUBJECTS[category];
  if (name === '') return [1, ...Array.from({ length: count - 1 }, (_, index) => index + 2)];
  const isFresh = category !== 'fruits' && category !== 'vegetables' ? true : !MADE_OF.test(name);
  return (isFresh && shown.find(([words]) => words.test(name))?.[1]) || any;
}
