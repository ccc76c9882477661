import type { ShareContentsView } from '@farmgate/backend/contract/marketplace/shares/share-days';
import type { SharePlanView } from '@farmgate/backend/contract/marketplace/shares/share-plans';
import { MAX_CONTENTS } from '@farmgate/backend/contract/marketplace/shares/share-terms';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { toast } from '../../../ui/dialogs/toast';
import { Select, TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { RestoredNote } from '../../../ui/forms/restored-note';
import type { FormPart } from '../../../ui/forms/use-form';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { amountText } from '../../parts/amount-text';
import { SAVING_FAILED } from '../sending';
import { refreshVendor } from '../vendor-queries';
import {
  type ContentsValues,
  type LineValues,
  contentsRequest,
  contentsValues,
  worthOf,
} from './contents-values';
import { VENDOR_SHARES, contentsQuery } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/share-days').then(
    (module) => module.ShareContentsRequest,
  ),
);

interface LineProps {
  form: FormPart<ContentsValues>;
  plan: SharePlanView;
  index: number;
}

function Line({ form: { values, change, errorOf }, plan, index }: LineProps) {
  const line = values.items[index];
  if (!line) return null;
  const field = (name: keyof LineValues) => ({
    value: line[name],
    error: errorOf(`items.${index}.${name}`),
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLSelectElement }) =>
      change({
        items: values.items.map((one, at) => (at === index ? { ...one, [name]: currentTarget.value } : one)),
      }),
  });
  return (
    <li className="flex flex-col gap-4 p-4 sm:px-5">
      <div className="grid grid-cols-2 gap-4 md:grid-cols-[2fr_1fr_1fr]">
        <TextField
          label="What"
          maxLength={80}
          placeholder="Chard"
          className="col-span-2 md:col-span-1"
          {...field('name')}
        />
        <TextField label="How much" maxLength={40} placeholder="1 bunch" {...field('quantity')} />
        <TextField label="Worth" optional inputMode="decimal" maxLength={12} {...field('value')} />
        <Select label="Size" {...field('sizeId')}>
          {plan.sizes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {(plan.sites.length > 1 || line.scheduleId !== '') && (
          <Select label="Site" {...field('scheduleId')}>
            <option value="">Every site</option>
            {plan.sites.map(({ scheduleId, name }) => (
              <option key={scheduleId} value={scheduleId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      <Button
        look="quiet"
        size="sm"
        className="self-start"
        icon={<Trash2 aria-hidden size={16} />}
        aria-label={`Remove ${line.name || `line ${index + 1}`}`}
        onClick={() => change({ items: values.items.filter((_, at) => at !== index) })}
      >
        Remove
      </Button>
    </li>
  );
}

interface ContentsFormProps {
  plan: SharePlanView;
  dateId: number;
  contents: ShareContentsView;
  userId: number;
}

/** What is in the boxes of a day, by size and site. Members see it in their calendar. */
export function ContentsForm({ plan, dateId, contents, userId }: ContentsFormProps) {
  const client = useQueryClient();
  const address = contentsQuery(String(plan.id), String(dateId)).queryKey;
  const form = useKeptForm<ContentsValues, ShareContentsView, ShareContentsView, unknown>({
    schema,
    request: contentsRequest,
    values: contentsValues(contents),
    draft: { name: `farmgate-share-contents-${dateId}`, userId },
    warns: true,
    send: (_checked, { values }) =>
      callJson<ShareContentsView>(String(address[0]), { method: 'PUT', body: contentsRequest(values) }),
    onSent: async (saved, { begin }) => {
      client.setQueryData(address, saved);
      begin(contentsValues(saved));
      toast({ title: 'Contents saved', description: 'Members see them in their calendar.' });
      await refreshVendor(client, `${VENDOR_SHARES}/${plan.id}/days/${dateId}/harvest`);
    },
    failed: SAVING_FAILED,
  });
  const { values, change, errorOf } = form;
  const add = () => {
    const sizeId = values.items.at(-1)?.sizeId ?? String(plan.sizes[0]?.id ?? '');
    const line = { sizeId, scheduleId: '', name: '', quantity: '', value: '', note: '' };
    change({ items: [...values.items, line] });
  };
  return (
    <Form of={form} className="flex max-w-3xl flex-col gap-5">
      <RestoredNote of={form} />
      {values.items.length === 0 ? (
        <p className="text-soft">Nothing entered yet.</p>
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {values.items.map((_, index) => (
              // Lines are only added at the end, and controlled.
              <Line key={index} form={form} plan={plan} index={index} />
            ))}
          </ul>
        </Card>
      )}
      <ul className="flex flex-col gap-1 text-sm empty:hidden">
        {plan.sizes.map(({ id, name, price }) => {
          const worth = worthOf(values, id);
          return worth === null ? null : (
            <li key={id}>
              {name}: {dollars(worth)} of food in a {amountText(price)} box.
            </li>
          );
        })}
      </ul>
      <FieldError id="items-error">{errorOf('items')}</FieldError>
      <FormFailure of={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingLabel={form.isPending && 'Saving...'}>
          Save contents
        </Button>
        {values.items.length < MAX_CONTENTS && (
          <Button look="secondary" icon={<Plus aria-hidden size={18} />} onClick={add}>
            Add a line
          </Button>
        )}
      </div>
    </Form>
  );
}
