/** What a farm says of the money that it took itself. */
import { z } from 'zod';
import { PositiveAmount } from '../shared/amounts.js';
import { Day, GivenDay } from '../shared/schemas.js';
import { optionalText } from '../shared/texts.js';
import { RECEIVED_BY, RECEIVED_WAYS } from './received-words.js';

/** PUT /api/vendor/orders/{id}/received; DELETE takes it back, for some days. */
export const ReceivedRequest = z.strictObject({
  by: z.enum(RECEIVED_BY, 'Please choose how you were paid.'),
  /** Dollars. */
  amount: PositiveAmount,
  day: GivenDay(),
  note: optionalText(200),
});
export type ReceivedRequest = z.output<typeof ReceivedRequest>;

export const ReceivedView = z.object({
  by: z.enum(RECEIVED_WAYS),
  amount: z.number(),
  day: Day,
  note: z.string().nullable(),
  /** Whether it can still be changed or taken back. */
  canUndo: z.boolean(),
});
export type ReceivedView = z.infer<typeof ReceivedView>;
