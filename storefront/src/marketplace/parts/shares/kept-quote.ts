import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quoteQuery } from './share-queries';

/** What joining with a place that is kept costs. @param address of the place's calls */
export function useKeptQuote(address: string, payments: number, enabled: boolean) {
  const quote = useQuery({
    ...quoteQuery(`${address}/quote`, { payments }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { ...quote, isComplete: true };
}
