import type { MarketRecord, MarketRecordChanges } from '@farmgate/backend/contract/directory/market-record';
import { useQueryClient } from '@tanstack/react-query';
import { callJson } from '../../../lib/api/api';
import { toast } from '../../../ui/dialogs/toast';
import { type LazySchema, lazySchema } from '../../../ui/forms/lazy-schema';
import { seenIn } from '../../../ui/forms/meanwhile';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { changeMarketRecord, managedMarketQuery, marketRecordQuery, myMarketsQuery } from '../market-queries';
import { changedFields, type MarketFormValues, marketFormValues } from './market-form-values';

/** The fields that are changed, checked. */
type Changes = Partial<Omit<MarketRecordChanges, 'was'>>;

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/directory/market-record').then((module) =>
    module.MarketRecordFields.partial(),
  ),
) as LazySchema<Changes>;

export interface MarketFormOptions {
  marketId: string;
  userId: number;
  record: MarketRecord;
}

/**
 * The form of a market. Only what is changed is checked and sent, with what was seen there: what a source
 * says wrong, and nobody touches, keeps nobody from saving the rest.
 */
export function useMarketForm({ marketId, userId, record }: MarketFormOptions) {
  const client = useQueryClient();
  return useKeptForm<MarketFormValues, MarketRecord | null, MarketRecord, Changes>({
    schema,
    values: marketFormValues(record),
    request: (values, seen) => {
      const changed = changedFields(marketFormValues(seen ?? record), values);
      return Object.fromEntries(changed.map((field) => [field, values[field]]));
    },
    record: {
      first: record,
      valuesOf: marketFormValues,
      load: () => callJson<MarketRecord>(String(marketRecordQuery(marketId).queryKey[0])),
    },
    draft: { name: `farmgate-market-draft-${marketId}`, userId, isDone: (saved) => saved !== null },
    warns: true,
    send: async (changes, { seen }) => {
      const fields = Object.keys(changes);
      if (fields.length === 0) return null;
      return changeMarketRecord(marketId, { ...changes, was: seenIn(seen ?? record, fields) });
    },
    onSent: (saved, { restart }) => {
      if (saved === null) return toast({ title: 'Nothing to save yet' });
      restart(saved);
      client.setQueryData(marketRecordQuery(marketId).queryKey, saved);
      for (const { queryKey } of [managedMarketQuery(marketId), myMarketsQuery()])
        void client.invalidateQueries({ queryKey });
      toast({ title: 'Market saved', description: 'Shoppers see it on the market’s page.' });
    },
  });
}
