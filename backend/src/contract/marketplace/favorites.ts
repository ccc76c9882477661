import { z } from 'zod';
import { FieldStatusBadge } from '../directory/field-status.js';
import { PLACE_KINDS } from '../directory/place-kinds.js';
import { RowId, Timestamp } from '../shared/schemas.js';
import { requiredText } from '../shared/texts.js';
import { ProductView } from './products.js';
import { MAX_SAVED_ON_DEVICE, SAVED_KEY, SAVED_KINDS, type SavedKinds } from './saved-keys.js';
import { VendorView } from './vendors.js';

/** How many favorites one account may have. */
export const MAX_FAVORITES = 1_000;

/** GET /api/favorites: products and vendors that are in the shop at the moment, the newest first. */
export const FavoriteList = z.object({
  products: z.array(ProductView),
  vendors: z.array(VendorView),
});
export type FavoriteList = z.infer<typeof FavoriteList>;

const NOTHING_THERE = 'There is nothing to save at this address.';

/** PUT and DELETE /api/favorites/{kinds}/{id} */
export const FavoriteParams = z.object({
  kinds: z.enum(Object.keys(SAVED_KINDS) as [SavedKinds, ...SavedKinds[]], NOTHING_THERE),
  id: RowId(NOTHING_THERE),
});
export type FavoriteParams = z.infer<typeof FavoriteParams>;

export const FavoriteState = z.object({ isFavorite: z.boolean() });
export type FavoriteState = z.infer<typeof FavoriteState>;

const Key = z.string(NOTHING_THERE).regex(SAVED_KEY, NOTHING_THERE);

/** GET and POST /api/favorites/items: all that a person saved, the newest first. */
export const SavedItem = z.object({
  /** "product-12", "vendor-3", "listing-4", "farm-7" or "place-9" */
  key: z.string(),
  /** What it is called, or was called before it was gone. */
  name: z.string(),
  savedAt: Timestamp,
});
export type SavedItem = z.infer<typeof SavedItem>;
export const SavedItemList = z.array(SavedItem);
export type SavedItemList = z.infer<typeof SavedItemList>;

/** POST /api/favorites/items: what a browser kept for a visitor who then logged in, the newest first. */
export const SavedMerge = z.strictObject({
  items: z
    .array(z.strictObject({ key: Key, name: requiredText(200, 'Please give each item a name.') }))
    .max(MAX_SAVED_ON_DEVICE, `Please send at most ${MAX_SAVED_ON_DEVICE} items.`),
});
export type SavedMerge = z.output<typeof SavedMerge>;

/** GET /api/favorites/cards?keys=product-12,farm-7 */
export const SavedCardsQuery = z.object({
  keys: z
    .string(NOTHING_THERE)
    .max(MAX_SAVED_ON_DEVICE * 20, `Please ask for at most ${MAX_SAVED_ON_DEVICE} items.`)
    .transform((text) => [...new Set(text.split(',').filter((key) => key !== ''))])
    .pipe(z.array(Key).max(MAX_SAVED_ON_DEVICE, `Please ask for at most ${MAX_SAVED_ON_DEVICE} items.`)),
});
export type SavedCardsQuery = z.output<typeof SavedCardsQuery>;

/** What a saved thing is shown by. Only what everyone may see has a card. */
export const SavedCard = z.object({
  /** The key that was asked for. */
  key: z.string(),
  group: z.enum(['products', 'farms', 'markets', 'listings', 'vendors']),
  name: z.string(),
  /** Where it is to be seen: a path of ours. */
  path: z.string(),
  /** Whose it is, or where: "Sunny Acres, Fort Myers, FL". */
  line: z.string(),
  /** The one fact that matters: "$4.50 per bunch", "Open today until 1 PM". */
  fact: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** What is drawn of a product, listing or vendor without a photo. */
  category: z.string().nullable(),
  /** Of a place or farm, for its drawn map. */
  place: z
    .object({
      kind: z.enum(PLACE_KINDS).nullable(),
      state: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  isDemonstration: z.boolean(),
  /** What a farm or market says of its field now; left out where it says nothing. */
  fieldStatus: z.array(FieldStatusBadge).optional(),
});
export type SavedCard = z.infer<typeof SavedCard>;
export const SavedCardList = z.array(SavedCard);
export type SavedCardList = z.infer<typeof SavedCardList>;
