import { z } from 'zod';
import { PLACE_KINDS } from './place-kinds.js';
import { PlaceSearch } from './places.js';

/**
 * GET /api/place-kinds: how many places of each kind are near a ZIP code. The filters are those of GET
 * /api/local-farms, but for the hours, which would have to be looked at place by place.
 */
export const KindsSearch = PlaceSearch.pick({
  zipCode: true,
  radius: true,
  search: true,
  productType: true,
  features: true,
  organic: true,
});
export type KindsSearch = z.infer<typeof KindsSearch>;

/** As many as `kind` alone would find; a place that is of several kinds counts for each of them. */
export const KindCount = z.object({
  kind: z.enum(PLACE_KINDS),
  count: z.number(),
  /** There are more than that; counting stopped there. */
  isMore: z.boolean(),
});
export type KindCount = z.infer<typeof KindCount>;

/** A kind of which it is not known how many there are, is left out. */
export const KindCountList = z.array(KindCount);
export type KindCountList = z.infer<typeof KindCountList>;
