import { CATEGORY_VARIANTS, PLACE_VARIANTS } from '../drawn';
import { inTurn, turned } from '../row-drawings';
import { ordinal } from '../seeded';

/** What the picture of a place is chosen by. */
export interface DrawnPlace {
  id: number | string;
  /** One of the place kinds; anything else is drawn as an on-farm market. */
  kind?: string | null | undefined;
  /** What it sells. */
  productTypes?: readonly string[] | undefined;
}

/** A category of drawings, or one drawing, by what a place sells; other types have no picture. */
const FOODS: Readonly<Record<string, keyof typeof CATEGORY_VARIANTS | readonly string[]>> = {
  'Fresh Vegetables': 'vegetables',
  'Fresh Fruits': 'fruits',
  Eggs: 'eggs',
  'Dairy Products': 'dairy',
  Cheese: 'dairy',
  Meat: 'meat',
  Poultry: 'poultry',
  Seafood: 'seafood',
  Honey: 'honey',
  'Baked Goods': 'baked-goods',
  Preserves: 'preserves',
  'Maple Syrup': ['maple-syrup'],
  Herbs: 'herbs',
  Mushrooms: ['mushrooms'],
  Grains: 'grains',
  Nuts: 'nuts',
  Flowers: 'flowers',
  Plants: 'plants',
  Seeds: 'seeds',
  'Coffee & Tea': ['coffee'],
  'Soap & Body Care': ['soap'],
};

/** @returns "eggs-1", "eggs-2", "eggs-3" */
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

const foodsOf = ({ productTypes = [] }: DrawnPlace): string[] => {
  const drawn = productTypes.flatMap((type) => (Object.hasOwn(FOODS, type) ? (FOODS[type] ?? []) : []));
  return [...new Set(drawn)].flatMap((one) =>
    Object.hasOwn(CATEGORY_VARIANTS, one)
      ? numbered(one, CATEGORY_VARIANTS[one as keyof typeof CATEGORY_VARIANTS])
      : [one],
  );
};

function motifsOf({ kind }: DrawnPlace): string[] {
  const known = kind && Object.hasOwn(PLACE_VARIANTS, kind) ? kind : 'on_farm_market';
  const count = PLACE_VARIANTS[known as keyof typeof PLACE_VARIANTS];
  return numbered(`place-${known.replaceAll('_', '-')}`, count);
}

/** @returns sets of drawings that fit a place, the best first: its foods, a motif of its kind */
function choicesOf(place: DrawnPlace): string[][] {
  const number = ordinal(place.id);
  return [foodsOf(place), motifsOf(place)]
    .filter(({ length }) => length > 0)
    .map((drawings) => turned(drawings, number));
}

/** @returns whether a drawing is a motif of a kind of place, which stands on its ground */
export const isMotif = (drawing: string): boolean => drawing.startsWith('place-');

/** @returns the drawing of a place that stands by itself */
export const placeDrawing = (place: DrawnPlace): string => choicesOf(place)[0]?.[0] ?? '';

/** @returns what a place's drawing is kept under in a list */
export const placeKey = ({ id }: Pick<DrawnPlace, 'id'>): string => `place/${id}`;

/** @returns the drawings of a list's places without a photograph: none twice in a row of cards */
export function placeDrawings(places: readonly DrawnPlace[]): ReadonlyMap<string, string> {
  const chosen = inTurn(places.map(choicesOf));
  return new Map(places.map((place, index) => [placeKey(place), chosen[index] ?? '']));
}
