import type {
  CreditOffer,
  SoldCreditView,
} from '@farmgate/backend/contract/marketplace/shares/bought-credit';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { callJson } from '../../../lib/api/api';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { FieldError } from '../../../ui/fields/field-error';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { useForm } from '../../../ui/forms/use-form';
import { SAVING_FAILED } from '../sending';
import { FARM_CREDIT, farmCreditQuery } from './vendor-shares';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/shares/bought-credit').then(
    (module) => module.CreditOffersRequest,
  ),
);

const MOST = 6;

interface Values {
  offers: { pay: string; get: string }[];
}

const typed = ({ pay, get }: CreditOffer) => ({ pay: pay.toFixed(2), get: get.toFixed(2) });

/** What members can buy: what they pay, and what they get for it. */
export function CreditOffers({ offers: saved }: { offers: readonly CreditOffer[] }) {
  const client = useQueryClient();
  const form = useForm<Values, SoldCreditView, unknown>({
    schema,
    values: { offers: saved.map(typed) },
    send: (_checked, { values }) =>
      callJson<SoldCreditView>(`${FARM_CREDIT}/offers`, { method: 'PUT', body: values }),
    onSent: (now, { begin }) => {
      client.setQueryData(farmCreditQuery().queryKey, now);
      begin({ offers: now.offers.map(typed) });
      toast({ title: now.offers.length > 0 ? 'Offers saved' : 'No farm credit is sold now' });
    },
    failed: SAVING_FAILED,
  });
  const { values, change, errorOf, isPending } = form;
  const { offers } = values;
  const field = (index: number, name: 'pay' | 'get') => ({
    value: offers[index]?.[name] ?? '',
    error: errorOf(`offers.${index}.${name}`),
    inputMode: 'decimal' as const,
    maxLength: 12,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      change({
        offers: offers.map((one, at) => (at === index ? { ...one, [name]: currentTarget.value } : one)),
      }),
  });
  return (
    <Form of={form} className="flex flex-col gap-4">
      {offers.length === 0 && <p className="text-sm text-soft">Members can’t buy any yet.</p>}
      {offers.map((_, index) => (
        <div
          // They have no id, and are only added and removed at their place.
          key={`offer-${index}`}
          className="grid grid-cols-[1fr_1fr_auto] items-start gap-3"
        >
          <TextField label="Members pay" {...field(index, 'pay')} />
          <TextField label="They get" {...field(index, 'get')} />
          <Button
            look="quiet"
            className="mt-8"
            icon={<Trash2 aria-hidden size={18} />}
            aria-label={`Remove offer ${index + 1}`}
            onClick={() => change({ offers: offers.filter((_one, at) => at !== index) })}
          >
            <span className="max-sm:sr-only">Remove</span>
          </Button>
        </div>
      ))}
      <FieldError id="offers-error">{errorOf('offers')}</FieldError>
      <FormFailure of={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingLabel={isPending && 'Saving...'}>
          Save offers
        </Button>
        {offers.length < MOST && (
          <Button
            look="secondary"
            icon={<Plus aria-hidden size={18} />}
            onClick={() => change({ offers: [...offers, { pay: '', get: '' }] })}
          >
            Add an offer
          </Button>
        )}
      </div>
    </Form>
  );
}
