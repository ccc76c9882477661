import { z } from 'zod';
import { cents } from '../shared/amounts.js';
import { optionalText } from '../shared/texts.js';
import { MAX_FEE_CENTS, MAX_FEE_NOTE } from './markets.js';

/** What someone on a roster pays for one day, in dollars. Managers see it, and everyone their own. */
export const MarketFeeView = z.object({
  amount: z.number(),
  note: z.string().nullable(),
  isPaid: z.boolean(),
});
export type MarketFeeView = z.infer<typeof MarketFeeView>;

/** The fee as the manager saw it, null for none: 409 where another one changed it since. */
const feeBefore = MarketFeeView.strict().nullable();

/** PUT /api/markets/{id}/days/{date}/fees/{memberId} */
export const MarketFeeRequest = z.strictObject({
  amount: cents(1, MAX_FEE_CENTS),
  note: optionalText(MAX_FEE_NOTE),
  isPaid: z.boolean(),
  was: feeBefore,
});
export type MarketFeeRequest = z.output<typeof MarketFeeRequest>;

/** DELETE /api/markets/{id}/days/{date}/fees/{memberId} */
export const RemoveFeeRequest = z.strictObject({ was: feeBefore });
export type RemoveFeeRequest = z.output<typeof RemoveFeeRequest>;
