/** The days of a farm's share: what to pack for whom, and what is in the boxes. Without money for packers. */
import { z } from 'zod';
import { cents } from '../../shared/amounts.js';
import { chosenId, Day, GivenDay, RowId, Timestamp } from '../../shared/schemas.js';
import { optionalText, requiredText } from '../../shared/texts.js';
import { ShareParams } from './share-plans.js';
import { BOX_STATES, MAX_BOX_PRICE, MAX_CONTENTS, SHARE_DATE_STATES, SHARE_HALVES } from './share-terms.js';

/** One day with how many boxes it has. */
export const ShareDayView = z.object({
  id: z.number(),
  date: Day,
  half: z.enum(SHARE_HALVES).nullable(),
  state: z.enum(SHARE_DATE_STATES),
  reason: z.string().nullable(),
  /** Of its first site. */
  changeUntil: Timestamp.nullable(),
  /** To pack, with those moved here and donated ones. */
  boxes: z.number(),
  held: z.number(),
  donated: z.number(),
  movedHere: z.number(),
  movedAway: z.number(),
  off: z.number(),
});
export type ShareDayView = z.infer<typeof ShareDayView>;
/** GET /api/vendor/shares/{id}/days */
export const ShareDayList = z.array(ShareDayView);
export type ShareDayList = z.infer<typeof ShareDayList>;

/** GET /api/vendor/share-days: a week back and ahead of all shares, or the next of each; by date. */
export const NearShareDays = z.array(
  z.object({
    planId: z.number(),
    name: z.string(),
    dateId: z.number(),
    date: Day,
    /** To pack. */
    boxes: z.number(),
  }),
);
export type NearShareDays = z.infer<typeof NearShareDays>;

/** GET /api/vendor/shares/{id}/days/{dateId} */
export const ShareDayDetails = ShareDayView.extend({
  /** How many to pack, by size and site. */
  packing: z.array(z.object({ sizeName: z.string(), siteName: z.string(), boxes: z.number() })),
  list: z.array(
    z.object({
      id: z.number(),
      memberName: z.string(),
      sizeName: z.string(),
      quantity: z.number(),
      siteName: z.string(),
      state: z.enum(BOX_STATES),
    }),
  ),
});
export type ShareDayDetails = z.infer<typeof ShareDayDetails>;

/** POST /api/vendor/shares/{id}/days: a day more, as after a storm; every pickup that is held then has it. */
export const AddDayRequest = z.strictObject({
  date: GivenDay('Please choose a date.'),
  /** Of a share of every other week: whose week it is for who joins from now on. */
  half: z.enum(SHARE_HALVES, 'Please choose which weeks.').nullable().default(null),
});
export type AddDayRequest = z.output<typeof AddDayRequest>;

/** GET …/days/{dateId}/cancel?toDateId=…: what canceling it does. Dollars. */
export const CancelDayQuery = z.object({ toDateId: RowId('Please choose a day.').optional() });
export type CancelDayQuery = z.output<typeof CancelDayQuery>;

export const CancelDayPreview = z.object({
  /** Members whose box moves to the other day. */
  moved: z.number(),
  /** Members who get credit, and what all of it comes to. */
  members: z.number(),
  credit: z.number(),
  /** What isn't to be paid anymore. */
  unpaid: z.number(),
});
export type CancelDayPreview = z.infer<typeof CancelDayPreview>;

/** POST …/days/{dateId}/cancel: each member gets one email, and another day, credit or a lower payment. */
export const CancelDayRequest = z.strictObject({
  reason: requiredText(300, 'Please say why, for the email to members.'),
  /** A later day of the share that boxes move to, where their pickup has room then; null for none. */
  toDateId: chosenId('Please choose a day.').nullable().default(null),
});
export type CancelDayRequest = z.output<typeof CancelDayRequest>;

const ContentsLine = {
  name: requiredText(80, 'Please name what is in the box.'),
  /** "2 lb", "1 bunch" */
  quantity: requiredText(40, 'Please say how much, such as “1 bunch.”'),
};

/** PUT …/days/{dateId}/contents: all of it anew. */
export const ShareContentsRequest = z.strictObject({
  items: z
    .array(
      z.strictObject({
        sizeId: chosenId('Please choose a size.'),
        /** Null: at every site. */
        scheduleId: chosenId('Please choose a pickup from the list.').nullable().default(null),
        ...ContentsLine,
        /** Dollars, for what is missing; null where unknown. */
        value: cents(0, MAX_BOX_PRICE).nullable().default(null),
        note: optionalText(200),
      }),
    )
    .max(MAX_CONTENTS, `Please use at most ${MAX_CONTENTS} lines.`),
});
export type ShareContentsRequest = z.output<typeof ShareContentsRequest>;

export const ShareContentsView = z.object({
  items: z.array(
    z.object({
      id: z.number(),
      sizeId: z.number(),
      scheduleId: z.number().nullable(),
      name: z.string(),
      quantity: z.string(),
      /** Dollars; left out for who sees no prices. */
      value: z.number().nullable().optional(),
      note: z.string().nullable(),
      /** It was missing, and members got credit for it. */
      isMissing: z.boolean(),
    }),
  ),
});
export type ShareContentsView = z.infer<typeof ShareContentsView>;

/**
 * POST …/days/{dateId}/contents/{contentId}/missing: each box it was to be in gets farm credit for its part
 * of the price, once. All lines of those boxes need a value.
 */
export const MissingContentRequest = z.strictObject({});
export type MissingContentRequest = z.output<typeof MissingContentRequest>;

export const MissingContentView = z.object({ members: z.number(), credit: z.number() });
export type MissingContentView = z.infer<typeof MissingContentView>;

/** GET …/days/{dateId}/harvest: contents times boxes. */
export const ShareHarvestView = z.array(
  z.object({
    name: z.string(),
    /** "1 bunch", for so many boxes. */
    parts: z.array(z.object({ quantity: z.string(), boxes: z.number() })),
    boxes: z.number(),
    /** How much less there is, as the crop is short; left out where it isn’t. */
    missing: z.number().optional(),
  }),
);
export type ShareHarvestView = z.infer<typeof ShareHarvestView>;

export const ShareDayParams = ShareParams.extend({
  dateId: RowId('We couldn’t find this day of the share.'),
});
export type ShareDayParams = z.infer<typeof ShareDayParams>;
export const ShareContentParams = ShareDayParams.extend({
  contentId: RowId('We couldn’t find this line.'),
});
export type ShareContentParams = z.infer<typeof ShareContentParams>;
