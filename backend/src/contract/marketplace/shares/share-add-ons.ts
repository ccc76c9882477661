/** Shares that go along with a main one: eggs, bread, flowers. Only its members can join them. */
import { z } from 'zod';
import { Day } from '../../shared/schemas.js';
import { SHARE_FIELDS } from './share-plans.js';
import { SHARE_HALVES } from './share-terms.js';

/** One that takes members, as they see it: picked up where and in the weeks in which their main box is. */
export const AddOnView = z.object({
  ...SHARE_FIELDS,
  sizes: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      description: z.string().nullable(),
      /** Dollars a box. */
      price: z.number(),
      placesLeft: z.number(),
    }),
  ),
  /** With boxes still to come: some of those of the main share. */
  dates: z.array(z.object({ date: Day, half: z.enum(SHARE_HALVES).nullable() })),
});
export type AddOnView = z.infer<typeof AddOnView>;

/** GET /api/subscriptions/{id}/add-ons: those that the membership can have and hasn't. */
export const AddOnList = z.array(AddOnView);
export type AddOnList = z.infer<typeof AddOnList>;

/** An add-on that goes along with a membership. */
export const OwnAddOnView = z.object({
  /** Of the add-on's own membership. */
  id: z.number(),
  shareId: z.number(),
  name: z.string(),
  sizeName: z.string(),
  quantity: z.number(),
  /** Its place is kept for a card, as of its main one. */
  isPaidFor: z.boolean(),
  /** When it is picked up, the soonest first. */
  days: z.array(Day),
});
export type OwnAddOnView = z.infer<typeof OwnAddOnView>;
