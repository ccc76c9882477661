import { MarketClaimRequest } from '@farmgate/backend/contract/directory/market-management';
import { requiredEmail } from '@farmgate/backend/contract/shared/texts';
import { z } from 'zod';

const email = requiredEmail('Please enter an address at the market’s own domain.');

/** What is asked for depends on the way that was chosen; the form always has all of it. */
export const ClaimForm = z.discriminatedUnion('way', [
  z.object({ way: z.literal('listed') }),
  z.object({ way: z.literal('domain'), email }),
  z.object({ way: z.literal('team'), evidence: MarketClaimRequest.shape.evidence }),
]);
