/** What can be saved, and how a saved thing is named. Free of zod, for the browser. */

/** In addresses: PUT /api/favorites/{products}/{id}. */
export const SAVED_KINDS = {
  products: 'product',
  vendors: 'vendor',
  listings: 'listing',
  farms: 'farm',
  places: 'place',
} as const;
export type SavedKinds = keyof typeof SAVED_KINDS;
export type SavedKind = (typeof SAVED_KINDS)[SavedKinds];

/** "product-12", "farm-7"; a place is a market or farm of the directory that nobody has registered. */
export const SAVED_KEY = /^(product|vendor|listing|farm|place)-([1-9]\d{0,8})$/;

/** How many things a browser keeps for a visitor without an account, and how many cards one call answers. */
export const MAX_SAVED_ON_DEVICE = 200;

/** @returns the two parts of a key; null for a text that is none */
export function readSavedKey(key: string): { kind: SavedKind; id: number } | null {
  const [, kind, id] = SAVED_KEY.exec(key) ?? [];
  return kind === undefined ? null : { kind: kind as SavedKind, id: Number(id) };
}

/** @returns the address of the call that saves or removes it; null for a key that is none */
export function savedPath(key: string): string | null {
  const read = readSavedKey(key);
  return read && `/api/favorites/${read.kind}s/${read.id}`;
}
