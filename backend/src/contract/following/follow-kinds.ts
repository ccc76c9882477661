/** What can be followed, and what followers are told of. Free of zod, for the browser. */

/** By key; besides, searches are followed (words near a ZIP code). */
export const FOLLOWED_KINDS = ['farm', 'place', 'product'] as const;
export type FollowedKind = (typeof FOLLOWED_KINDS)[number];

/** "farm-7", "place-12" (a market, or a farm that has no owner here), "product-3". */
export const FOLLOW_KEY = /^(farm|place|product)-([1-9]\d{0,8})$/;
export type FollowKey = `${FollowedKind}-${number}`;

/** What followers are told of. */
export const ANNOUNCEMENT_KINDS = [
  'listing',
  'product',
  'field-status',
  'market-day',
  'orders-open',
  'orders-close',
  'back-in-stock',
  'price',
  'news',
] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** Told on the same day again: whoever was told that it's on has to hear that it's off. */
export const URGENT_KINDS: readonly AnnouncementKind[] = ['field-status', 'market-day'];

/** When a follower is told. */
export const FOLLOW_RHYTHMS = ['at-once', 'daily', 'weekly'] as const;
export type FollowRhythm = (typeof FOLLOW_RHYTHMS)[number];

/** How much one person can follow. */
export const MAX_FOLLOWS = 200;
/** The link that confirms a first follow is good for so many days. */
export const FOLLOW_LINK_DAYS = 7;
/** The longest words of a search that can be followed. */
export const FOLLOWED_WORDS_LENGTH = 60;

/** @returns the two parts of a key; null for a text that is none */
export function readFollowKey(key: string): { kind: FollowedKind; id: number } | null {
  const [, kind, id] = FOLLOW_KEY.exec(key) ?? [];
  return kind === undefined ? null : { kind: kind as FollowedKind, id: Number(id) };
}
