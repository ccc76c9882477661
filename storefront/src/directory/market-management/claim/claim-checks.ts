import '@farmgate/backend/contract/site/no-eval';
import {
  MarketClaimRequest,
  MarketProofRequest,
} from '@farmgate/backend/contract/directory/market-management';
import { requiredEmail } from '@farmgate/backend/contract/shared/texts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import type { CheckedClaim, ClaimValues } from './claim-ways';

const email = requiredEmail('Please enter an address at the market’s own domain.');

/** What is asked for depends on the way that was chosen; the form always has all of it. */
export const claimResolver = zodResolver(
  z.discriminatedUnion('way', [
    z.object({ way: z.literal('listed') }),
    z.object({ way: z.literal('domain'), email }),
    z.object({ way: z.literal('team'), evidence: MarketClaimRequest.shape.evidence }),
  ]),
) as unknown as Resolver<ClaimValues, unknown, CheckedClaim>;

export const proofResolver = zodResolver(MarketProofRequest);
