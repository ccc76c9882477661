/** Where the stalls of a market are, on a picture of it. */
import { z } from 'zod';
import { requiredText } from '../shared/texts.js';
import { MAX_ROSTER, MAX_STALL, stallKey } from './markets.js';

const PERCENT = 'Please enter a number from 0 to 100.';
/** Of the picture's width or height, from the left or the top; one decimal is kept. */
const Percent = z
  .number(PERCENT)
  .min(0, PERCENT)
  .max(100, PERCENT)
  .transform((percent) => Math.round(percent * 10) / 10);

export const StallMark = z.strictObject({
  /** As the roster says it. */
  stall: requiredText(MAX_STALL, 'Please enter a stall.'),
  x: Percent,
  y: Percent,
});
export type StallMark = z.output<typeof StallMark>;

/** Pixels tell the shape; the picture is kept in several sizes. */
export const StallMapView = z.object({
  imageUrl: z.string(),
  width: z.number(),
  height: z.number(),
  marks: z.array(z.object({ stall: z.string(), x: z.number(), y: z.number() })),
});
export type StallMapView = z.infer<typeof StallMapView>;

export const StallMapAnswer = z.object({ map: StallMapView.nullable() });
export type StallMapAnswer = z.infer<typeof StallMapAnswer>;

const Marks = z
  .array(StallMark)
  .max(MAX_ROSTER, `Please put at most ${MAX_ROSTER} stalls on the map.`)
  .refine((marks) => new Set(marks.map(({ stall }) => stallKey(stall))).size === marks.length, {
    message: 'Each stall is on the map once.',
  });

/**
 * PUT /api/markets/{id}/stall-map: where the stalls are; null takes the map away. The picture is the one that
 * it has, or one of its managers' before, which undoes another. `was` is what the screen showed: 409
 * CHANGED_MEANWHILE where another manager changed it since.
 */
export const StallMapRequest = z.strictObject({
  map: z.strictObject({ imageUrl: z.string().max(200), marks: Marks }).nullable(),
  was: z.strictObject({ imageUrl: z.string().max(200), marks: Marks }).nullable(),
});
export type StallMapRequest = z.output<typeof StallMapRequest>;

/** POST /api/markets/{id}/stall-map/picture: `image`; the stalls on it stay where they are. */
export const StallPictureFields = z.strictObject({});
export type StallPictureFields = z.output<typeof StallPictureFields>;
