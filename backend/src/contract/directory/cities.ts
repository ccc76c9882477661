import { z } from 'zod';
import { SearchQuery } from '../shared/schemas.js';

/** GET /api/cities: which cities a text names, such as "Fort Myers", "ft. myers fl" or "Springfield". */
export const CitiesQuery = z.object({ name: SearchQuery });
export type CitiesQuery = z.infer<typeof CitiesQuery>;

export const CityView = z.object({
  name: z.string(),
  /** Two letters. */
  state: z.string(),
  /** The one in the middle of it. */
  zipCode: z.string(),
});
export type CityView = z.infer<typeof CityView>;

export const CitiesView = z.object({
  /** The most populous first; none for what is no city's name. */
  cities: z.array(CityView),
  /** Whether the first of them is meant, as the others are none or much smaller. */
  isClear: z.boolean(),
  /** Whether the text is also something to eat, or what sells it: "Orange", "Turkey". A search means that. */
  isFood: z.boolean(),
});
export type CitiesView = z.infer<typeof CitiesView>;
