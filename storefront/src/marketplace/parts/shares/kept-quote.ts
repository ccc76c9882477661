import type { ShareQuoteRequest } from '@farmgate/backend/contract/marketplace/shares/public-shares';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteQuery } from './share-queries';

/** What joining with a place that is kept costs. @param address of the place's calls */
export function useKeptQuote(
  address: string,
  chosen: Pick<ShareQuoteRequest, 'payments' | 'level' | 'price' | 'works'>,
  enabled: boolean,
) {
  const quote = useQuery({
    ...quoteQuery(`${address}/quote`, chosen),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { ...quote, isComplete: enabled };
}
