import { z } from 'zod';
import { MONTH_WEEKS } from './repeats.js';

const KIND_MESSAGE = 'Please choose how often it is.';
const WEEKS_MESSAGE = 'Please choose at least one week of the month.';

/** On which of its days something is held that is not held every week. */
export const RepeatView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('monthly'), weeks: z.array(z.literal([...MONTH_WEEKS])) }),
  z.object({ kind: z.literal('alternate'), from: z.string().nullable() }),
]);

const Monthly = z.strictObject({
  kind: z.literal('monthly'),
  weeks: z
    .array(z.literal([...MONTH_WEEKS]), WEEKS_MESSAGE)
    .min(1, WEEKS_MESSAGE)
    .max(MONTH_WEEKS.length)
    .transform((weeks) => MONTH_WEEKS.filter((week) => weeks.includes(week))),
});
const Alternate = z.strictObject({ kind: z.literal('alternate'), from: z.iso.date('Please choose a date.') });

/** On which of its days something is held that is not held every week, as it is sent. */
export const RepeatRequest = z.discriminatedUnion('kind', [Monthly, Alternate], KIND_MESSAGE);

/** That of hours, whose source may not have said which weeks: `from` comes back as null, as it was read. */
export const HoursRepeatRequest = z.discriminatedUnion(
  'kind',
  [Monthly, Alternate.extend({ from: Alternate.shape.from.nullable() })],
  KIND_MESSAGE,
);
