import { z } from 'zod';
import { Day } from '../shared/schemas.js';

/**
 * Whether a member is there: they said so; they said that they are not, or that they have sold out; or they
 * did not say, so that all that is known is that they usually are.
 */
export const PRESENCES = ['coming', 'sold_out', 'usual', 'not_coming'] as const;
export type Presence = (typeof PRESENCES)[number];

/** One of those on the roster of a market, on one of its days. */
export const LineUpEntry = z.object({
  memberId: z.number(),
  name: z.string(),
  /** Their page here: of a vendor, or of a farm; null for a bare name. */
  path: z.string().nullable(),
  stall: z.string().nullable(),
  presence: z.enum(PRESENCES),
  /** When they answered; null where they did not, or said once that they always come. */
  answeredAt: z.string().nullable(),
  /** The names of what they bring. */
  brings: z.array(z.string()),
  note: z.string().nullable(),
});
export type LineUpEntry = z.infer<typeof LineUpEntry>;

/** Who is there on a day, those who are coming first. */
export const LineUp = z.object({ date: Day, entries: z.array(LineUpEntry) });
export type LineUp = z.infer<typeof LineUp>;
