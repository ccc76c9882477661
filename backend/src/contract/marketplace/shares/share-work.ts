/** Hours that members work for a part of their share, as their farm keeps them. Money is dollars. */
import { z } from 'zod';
import { PositiveAmount } from '../../shared/amounts.js';
import { Day, GivenDay, RowId } from '../../shared/schemas.js';
import { optionalText } from '../../shared/texts.js';
import { ShareMemberParams } from './share-members.js';
import { WORK_STATES, WorkedView } from './work-offer.js';

const MAX_HOURS_A_DAY = 24;
const QUARTERS_MESSAGE = `Please enter hours up to ${MAX_HOURS_A_DAY}, such as 2.5.`;

/** Who works how much. No money is in it: whoever packs may note hours. */
export const WorkerView = z.object({
  /** Of the membership. */
  id: z.number(),
  name: z.string(),
  hours: z.number(),
  done: z.number(),
  left: z.number(),
  state: z.enum(WORK_STATES),
  isEnded: z.boolean(),
  worked: z.array(WorkedView),
});
export type WorkerView = z.infer<typeof WorkerView>;

/** GET /api/vendor/shares/{id}/work: by name, those who left at the end. */
export const WorkersView = z.object({
  /** The last day to work; null where the share has no work. */
  until: Day.nullable(),
  workers: z.array(WorkerView),
});
export type WorkersView = z.infer<typeof WorkersView>;

/** POST /api/vendor/shares/{id}/members/{memberId}/hours. DELETE …/hours/{hoursId} takes a note back. */
export const NoteHoursRequest = z.strictObject({
  /** In quarters of an hour. */
  hours: z
    .number(QUARTERS_MESSAGE)
    .min(0.25, QUARTERS_MESSAGE)
    .max(MAX_HOURS_A_DAY, QUARTERS_MESSAGE)
    .multipleOf(0.25, QUARTERS_MESSAGE),
  day: GivenDay(),
  note: optionalText(200),
});
export type NoteHoursRequest = z.output<typeof NoteHoursRequest>;

/** POST …/members/{memberId}/work/ask: an open payment, and an email. Another amount is 409 WORK_CHANGED. */
export const AskForWorkRequest = z.strictObject({
  /** Dollars that were shown as missing. */
  amount: PositiveAmount,
});
export type AskForWorkRequest = z.output<typeof AskForWorkRequest>;

/** POST …/work/waive lets go what is missing, also what was asked for. POST …/work/reopen takes back both. */
export const SettleWorkRequest = z.strictObject({});
export type SettleWorkRequest = z.output<typeof SettleWorkRequest>;

export const WorkedHoursParams = ShareMemberParams.extend({
  hoursId: RowId('We couldn’t find these hours.'),
});
export type WorkedHoursParams = z.infer<typeof WorkedHoursParams>;
