import type { LowStockView } from '@farmgate/backend/contract/marketplace/low-stock';
import { MAX_LOW_STOCK_AT } from '@farmgate/backend/contract/marketplace/shop';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callJson, sentenceOf } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import type { Meanwhile } from '../../../ui/forms/before/use-meanwhile';
import { useStateMeanwhile } from '../../../ui/forms/before/use-state-meanwhile';
import { lowStockQuery } from '../vendor-queries';
import { readLowStock } from './low-stock.rules';

const LABELS = { lowStockAt: 'Email me when a product is down to' };

const valuesOf = ({ lowStockAt }: LowStockView) => ({
  lowStockAt: lowStockAt === null ? '' : String(lowStockAt),
});

function useSaving({ seen, onError, restart }: Meanwhile<LowStockView>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (lowStockAt: number | null) => {
      const was = seen.current?.lowStockAt === lowStockAt ? {} : seen.current;
      return callJson<LowStockView>('/api/vendor/low-stock', { method: 'PUT', body: { lowStockAt, was } });
    },
    onError,
    onSuccess: (saved) => {
      client.setQueryData(lowStockQuery().queryKey, saved);
      restart(saved);
      toast({
        title: 'Low-stock emails updated',
        description:
          saved.lowStockAt === null
            ? 'We won’t email you about stock.'
            : `We’ll email you when a product is down to ${saved.lowStockAt}.`,
      });
    },
  });
}

function Form({ saved }: { saved: LowStockView }) {
  const id = useId();
  const client = useQueryClient();
  const [values, setValues] = useState(() => valuesOf(saved));
  const [isTried, setIsTried] = useState(false);
  const meanwhile = useStateMeanwhile(values, setValues, {
    ...{ first: saved, valuesOf },
    load: () => client.fetchQuery({ ...lowStockQuery(), staleTime: 0 }),
  });
  const saving = useSaving(meanwhile);
  const read = readLowStock(values.lowStockAt);
  const failure = saving.error ? sentenceOf(saving.error, 'We couldn’t save this. Please try again.') : null;
  return (
    <form
      aria-labelledby={id}
      noValidate
      className="mt-6 flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if ('lowStockAt' in read)
          saving.mutate(read.lowStockAt, { onSuccess: (answer) => setValues(valuesOf(answer)) });
      }}
    >
      <h3 id={id} className="text-lg">
        Low-stock emails
      </h3>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={LABELS.lowStockAt}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder="Never"
          className="min-w-0 flex-1 basis-60 sm:max-w-sm"
          value={values.lowStockAt}
          error={isTried && 'message' in read ? read.message : (failure ?? undefined)}
          onChange={({ currentTarget }) => setValues({ lowStockAt: currentTarget.value })}
        />
        <Button type="submit" look="secondary" disabled={saving.isPending}>
          {saving.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
      <MeanwhileNote labels={LABELS} {...meanwhile} />
      <p className="max-w-measure text-sm text-soft">
        {`A number from 0 to ${MAX_LOW_STOCK_AT.toLocaleString('en-US')}. Leave it blank for no emails. We send one email per product to everyone who may edit your products, and another only after you restock it.`}
      </p>
    </form>
  );
}

/** From how few of a product on the vendor is told by email. Products show their stock without it, too. */
export function LowStockSetting() {
  const { data } = useQuery(lowStockQuery());
  return data ? <Form saved={data} /> : null;
}
