import type { PlaceKind } from '../../../contract/directory/place-kinds.js';
import type { ProductType } from '../../../contract/directory/product-types.js';
import type { Ripening } from '../seasons.rules.js';

/** Where a farm of a line stands: 'town' between houses, 'rural' outside, 'any' both. */
export type Setting = 'town' | 'rural' | 'any';

/**
 * A line of farming: what its farms are called, sell and say of themselves. Texts may use {who} (a person or family;
 * a verb after it stands in the past), {family}, {year}, {oldYear}, {acres}, {count}, {few}, {city}, {soil}, {water}.
 */
export interface FarmLine {
  id: string;
  /** How often it is chosen, beside 15 for vegetables. */
  weight: number;
  setting: Setting;
  /** Two-letter codes; absent where it is at home everywhere. */
  states?: string;
  /** Parts of its states where it is not at home, see `AREAS` in farm-lines.ts. */
  notIn?: string;
  /** Degrees north; beyond it the winters are too cold. */
  maxLatitude?: number;
  /** Only beside the sea. */
  isCoastal?: true;
  kinds: Partial<Record<PlaceKind, number>>;
  /** Land forms for its names, where the region's own would not suit. */
  lands?: string;
  /** Last words of its farms' names. */
  nouns: string;
  goods: readonly ProductType[];
  /** Share of its farms that are certified organic. */
  organic: number;
  acres: readonly [number, number];
  /** Hens, hives, taps, trees, whatever {count} counts. */
  count: readonly [number, number];
  activities: string;
  /** What people pick there themselves, and when. */
  pickYourOwn?: readonly { crop: string; ripening: Ripening }[];
  openers: readonly string[];
  details: readonly string[];
}
