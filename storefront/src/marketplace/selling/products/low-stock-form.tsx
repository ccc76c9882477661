import type { LowStockView } from '@farmgate/backend/contract/marketplace/low-stock';
import { MAX_LOW_STOCK_AT } from '@farmgate/backend/contract/marketplace/shop';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { at } from '../../../ui/forms/field-errors';
import { Form } from '../../../ui/forms/form';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { lowStockQuery } from '../vendor-queries';
import { readLowStock } from './low-stock.rules';

const LABELS = { lowStockAt: 'Email me when a product is down to' };

const valuesOf = ({ lowStockAt }: LowStockView) => ({
  lowStockAt: lowStockAt === null ? '' : String(lowStockAt),
});

/** From how few of a product on the vendor is told by email. Products show their stock without it, too. */
export function LowStockForm({ saved }: { saved: LowStockView }) {
  const id = useId();
  const client = useQueryClient();
  const form = useKeptForm<{ lowStockAt: string }, LowStockView, LowStockView>({
    values: valuesOf(saved),
    record: {
      first: saved,
      valuesOf,
      load: () => client.fetchQuery({ ...lowStockQuery(), staleTime: 0 }),
    },
    check: (typed) => {
      const read = readLowStock(typed.lowStockAt);
      return 'message' in read ? at('lowStockAt', read.message) : null;
    },
    send: (typed, { seen }) => {
      const read = readLowStock(typed.lowStockAt);
      const was = 'lowStockAt' in read && seen?.lowStockAt === read.lowStockAt ? {} : seen;
      return callJson<LowStockView>('/api/vendor/low-stock', { method: 'PUT', body: { ...read, was } });
    },
    onSent: (answer, { restart }) => {
      client.setQueryData(lowStockQuery().queryKey, answer);
      restart(answer);
      toast({
        title: 'Low-stock emails updated',
        description:
          answer.lowStockAt === null
            ? 'We won’t email you about stock.'
            : `We’ll email you when a product is down to ${answer.lowStockAt}.`,
      });
    },
    failed: 'We couldn’t save this. Please try again.',
  });
  const { error, ...field } = form.field('lowStockAt');
  return (
    <Form
      of={form}
      aria-labelledby={id}
      className="mt-6 flex flex-col gap-3 rounded-card border border-line bg-card p-4 sm:p-5"
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
          {...field}
          error={error ?? form.failure ?? undefined}
        />
        <Button type="submit" look="secondary" pendingLabel={form.isPending && 'Saving...'}>
          Save
        </Button>
      </div>
      <MeanwhileNote of={form} labels={LABELS} />
      <p className="max-w-measure text-sm text-soft">
        {`A number from 0 to ${MAX_LOW_STOCK_AT.toLocaleString('en-US')}. Leave it blank for no emails. We send one email per product to everyone who may edit your products, and another only after you restock it.`}
      </p>
    </Form>
  );
}
