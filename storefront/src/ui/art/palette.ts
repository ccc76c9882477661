import type { CATEGORY_VARIANTS } from './drawn';

/**
 * The grounds that pictures stand on. Their colors are the variables `--art-…` of art.css, light and dark;
 * the food paints of the drawings themselves are in tools/art/drawings/paint.mjs.
 */
export type Ground = 'oat' | 'moss' | 'blush' | 'butter' | 'mist';

/** Each ground's class, written out so that unused styles can be found. */
export const GROUND_CLASS: Record<Ground, string> = {
  oat: 'art-oat',
  moss: 'art-moss',
  blush: 'art-blush',
  butter: 'art-butter',
  mist: 'art-mist',
};

/** The grounds that flatter what each category shows: never its own main color. */
export const CATEGORY_GROUNDS: Readonly<
  Record<keyof typeof CATEGORY_VARIANTS, readonly [Ground, ...Ground[]]>
> = {
  vegetables: ['oat', 'blush', 'butter', 'mist'],
  fruits: ['butter', 'mist', 'moss', 'oat'],
  herbs: ['oat', 'butter', 'blush'],
  dairy: ['moss', 'blush', 'mist'],
  eggs: ['butter', 'moss', 'blush'],
  honey: ['moss', 'mist', 'oat', 'blush'],
  meat: ['moss', 'butter', 'oat'],
  poultry: ['moss', 'mist', 'butter'],
  seafood: ['butter', 'blush', 'oat'],
  grains: ['mist', 'moss', 'blush'],
  seeds: ['oat', 'mist', 'butter'],
  nuts: ['moss', 'butter', 'mist'],
  'baked-goods': ['mist', 'moss', 'butter'],
  preserves: ['moss', 'butter', 'oat'],
  beverages: ['butter', 'moss', 'oat'],
  flowers: ['oat', 'moss', 'mist'],
  plants: ['butter', 'blush', 'oat'],
  'artisan-goods': ['moss', 'butter', 'blush'],
  other: ['oat', 'butter', 'mist', 'blush'],
};
