import { z } from 'zod';
import { MONTH_WEEKS } from './repeats.js';

/** On which of its days something is held that is not held every week. */
export const RepeatView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('monthly'), weeks: z.array(z.literal([...MONTH_WEEKS])) }),
  z.object({ kind: z.literal('alternate'), from: z.string().nullable() }),
]);

/** On which of its days something is held that is not held every week, as it is sent. */
export const RepeatRequest = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('monthly'),
      weeks: z
        .array(z.literal([...MONTH_WEEKS]))
        .min(1, 'Please choose at least one week of the month.')
        .max(MONTH_WEEKS.length)
        .transform((weeks) => MONTH_WEEKS.filter((week) => weeks.includes(week))),
    }),
    z.strictObject({ kind: z.literal('alternate'), from: z.iso.date('Please choose a date.') }),
  ],
  'Please choose how often it is.',
);
