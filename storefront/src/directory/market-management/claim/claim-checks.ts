import '@farmgate/backend/contract/site/no-eval';
import { MarketProofRequest } from '@farmgate/backend/contract/directory/market-management';
import { requiredEmail, requiredText } from '@farmgate/backend/contract/shared/texts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { type CheckedClaim, type ClaimValues, MAX_EVIDENCE } from './claim-ways';

const email = requiredEmail('Please enter an address at the market’s own domain.');
const evidence = requiredText(MAX_EVIDENCE, 'Please tell us how you know that you run this market.');

/** What is asked for depends on the way that was chosen; the form always has all of it. */
export const claimResolver = zodResolver(
  z.discriminatedUnion('way', [
    z.object({ way: z.literal('listed') }),
    z.object({ way: z.literal('domain'), email }),
    z.object({ way: z.literal('team'), evidence }),
  ]),
) as unknown as Resolver<ClaimValues, unknown, CheckedClaim>;

export const proofResolver = zodResolver(MarketProofRequest);
