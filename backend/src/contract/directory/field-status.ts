import { z } from 'zod';
import { RowId, Timestamp } from '../shared/schemas.js';
import { optionalText } from '../shared/texts.js';
import {
  FIELD_STATES,
  FIELD_SUBJECT,
  type FieldSubject,
  MAX_CROP_LENGTH,
  MAX_FIELD_NOTE,
} from './field-states.js';
import { TIME_OF_DAY } from './hours.js';

const NOT_FOUND = 'The status could not be found.';
const SUBJECT_MESSAGE = 'Please choose one of your farms or markets.';
const KEY_MESSAGE = 'Please send a key of 8 to 64 letters and digits.';
const TIME_MESSAGE = 'Please give times as HH:MM.';
const UNTIL_MESSAGE = 'Please give a moment with its zone, such as 2026-06-05T15:00:00-04:00.';
const AGE_MESSAGE = 'Please give the age in whole seconds.';

const time = z
  .string(TIME_MESSAGE)
  .regex(TIME_OF_DAY, TIME_MESSAGE)
  .nullish()
  .transform((text) => text ?? null);

/**
 * POST /api/field-status. The status of one crop, or of the whole farm or market; the one before ends.
 */
export const FieldStatusRequest = z
  .strictObject({
    subject: z
      .string(SUBJECT_MESSAGE)
      .regex(FIELD_SUBJECT, SUBJECT_MESSAGE)
      .transform((key) => key as FieldSubject),
    /** Empty: the whole farm or market. */
    crop: optionalText(MAX_CROP_LENGTH),
    state: z.enum(FIELD_STATES, 'Please choose how it is.'),
    note: optionalText(MAX_FIELD_NOTE),
    /** Hours today, in the farm's own time. */
    opens: time,
    closes: time,
    /** Left out: the end of the day where the farm is. At most a week from now. */
    until: z
      .string(UNTIL_MESSAGE)
      .pipe(z.iso.datetime({ offset: true, message: UNTIL_MESSAGE }))
      .nullish()
      .transform((text) => (text ? new Date(text) : null)),
    /** Told twice with one key it counts once. */
    key: z.string(KEY_MESSAGE).regex(/^[A-Za-z0-9_-]{8,64}$/, KEY_MESSAGE),
    /** Seconds since it was said, where it waited for a network. What was said later wins. */
    age: z
      .number(AGE_MESSAGE)
      .int(AGE_MESSAGE)
      .min(0, AGE_MESSAGE)
      .max(30 * 86_400, AGE_MESSAGE)
      .default(0),
  })
  .refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
    path: ['closes'],
    message: 'The closing time must be after the opening time',
  });
export type FieldStatusRequest = z.output<typeof FieldStatusRequest>;

export const FieldStatusParams = z.object({ id: RowId(NOT_FOUND) });
export type FieldStatusParams = z.infer<typeof FieldStatusParams>;

/** A status that holds now. */
export const FieldStatusView = z.object({
  id: z.number(),
  /** "Strawberries"; null for the whole farm or market. */
  crop: z.string().nullable(),
  state: z.enum(FIELD_STATES),
  note: z.string().nullable(),
  imageUrl: z.string().nullable(),
  /** Hours today, "HH:MM" in the farm's own time. */
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  /** When it was said. */
  saidAt: Timestamp,
  /** It holds no longer than until then. */
  until: Timestamp,
});
export type FieldStatusView = z.infer<typeof FieldStatusView>;

/** What a card says of it. */
export const FieldStatusBadge = FieldStatusView.pick({ crop: true, state: true, until: true });
export type FieldStatusBadge = z.infer<typeof FieldStatusBadge>;
