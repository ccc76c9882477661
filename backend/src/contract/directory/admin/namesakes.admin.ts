import { z } from 'zod';
import { PLACE_KINDS } from '../place-kinds.js';

/**
 * GET /api/admin/namesakes?name=Elm+Farm&kind=csa&zipCode=33901: what may be the same farm or place. Also
 * what a form holds that is not finished.
 */
export const NamesakeQuery = z.object({
  name: z.string().max(200),
  kind: z.enum(PLACE_KINDS),
  zipCode: z.string().max(10),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
});
export type NamesakeQuery = z.output<typeof NamesakeQuery>;

/** A farm or place of the same name, within a mile or, where a position is not known, in the ZIP code. */
export const Namesake = z.object({
  type: z.enum(['farm', 'place']),
  id: z.number(),
  name: z.string(),
  address: z.string(),
  distanceMiles: z.number(),
});
export type Namesake = z.infer<typeof Namesake>;

/** What is added by hand says whether staff have looked at the namesakes. */
export const IS_ANOTHER = z.boolean().default(false);
