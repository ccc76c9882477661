import { z } from 'zod';
import { RadiusQuery, RowId, Timestamp, ZipQuery } from '../shared/schemas.js';
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
export const FieldStatusBadge = z.object({
  /** "Strawberries: picked out" */
  text: z.string(),
  /** There is something to be had. */
  isPicking: z.boolean(),
  until: Timestamp,
});
export type FieldStatusBadge = z.infer<typeof FieldStatusBadge>;

/** GET /api/field-status/of/{subject}: what a farm or market says now, the newest first. */
export const FieldSubjectParams = z.object({
  subject: z
    .string(NOT_FOUND)
    .regex(FIELD_SUBJECT, NOT_FOUND)
    .transform((key) => key as FieldSubject),
});
export type FieldSubjectParams = z.infer<typeof FieldSubjectParams>;
export const FieldStatusList = z.array(FieldStatusView);
export type FieldStatusList = z.infer<typeof FieldStatusList>;

/** GET /api/field-status/near: what farms and markets around a ZIP code say now. */
export const FieldStatusSearch = z.object({ zipCode: ZipQuery, radius: RadiusQuery });
export type FieldStatusSearch = z.infer<typeof FieldStatusSearch>;

export const FieldStatusNear = z.object({
  /** "farm-7" or "place-12" */
  subject: z.string(),
  name: z.string(),
  path: z.string(),
  /** "Fort Myers, FL"; null where it is not known. */
  town: z.string().nullable(),
  timeZone: z.string().nullable(),
  distanceMiles: z.number(),
  statuses: FieldStatusList,
});
export type FieldStatusNear = z.infer<typeof FieldStatusNear>;
/** Where there is something to be had comes first, of these the nearest. */
export const FieldStatusesNear = z.object({ items: z.array(FieldStatusNear) });
export type FieldStatusesNear = z.infer<typeof FieldStatusesNear>;

/** GET /api/field-status/mine: one's farms and markets, with what they say now. */
export const OwnFieldStatus = z.object({
  subject: z.string(),
  name: z.string(),
  timeZone: z.string(),
  /** Crops to choose from: those told of before and those of its listings. */
  crops: z.array(z.string()),
  statuses: FieldStatusList,
  /** When the day ends there. */
  dayEndsAt: Timestamp,
  /** Staff have yet to look at the claim of the farm: nobody else sees what is said until then. */
  isUnderReview: z.boolean(),
  /** Whether visitors see the farm or market at all. */
  isShown: z.boolean(),
});
export type OwnFieldStatus = z.infer<typeof OwnFieldStatus>;
export const OwnFieldStatuses = z.object({ items: z.array(OwnFieldStatus) });
export type OwnFieldStatuses = z.infer<typeof OwnFieldStatuses>;

/** What became of a status that was sent, and how it is now. */
export const FieldStatusAnswer = OwnFieldStatuses.extend({
  /** Null where nothing changed: it was over already, or something was said later. */
  id: z.number().nullable(),
});
export type FieldStatusAnswer = z.infer<typeof FieldStatusAnswer>;

/** The picture goes in the form's field `image`. */
export const FieldPhotoFields = z.strictObject({});
