import { STANDARD_PRICES, priceWords } from '@farmgate/backend/contract/marketplace/seller-terms';
import type { VendorTerms } from '@farmgate/backend/contract/marketplace/vendor-terms';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { Form } from '../../../ui/forms/form';
import { FormFailure } from '../../../ui/forms/form-failure';
import { FormSection } from '../../../ui/forms/form-section';
import { lazySchema } from '../../../ui/forms/lazy-schema';
import { MeanwhileNote } from '../../../ui/forms/meanwhile-note';
import type { FormPart } from '../../../ui/forms/use-form';
import { useKeptForm } from '../../../ui/forms/use-kept-form';
import { SAVING_FAILED } from '../sending';
import {
  type TermsValues,
  previewSentence,
  termsFieldAt,
  termsRequest,
  termsValues,
  typedPrice,
} from './terms-values';

const TERMS = '/api/vendor/terms';

const schema = lazySchema(() =>
  import('@farmgate/backend/contract/marketplace/vendor-terms').then((module) => module.VendorTermsRequest),
);

interface PriceSectionProps {
  title: string;
  standard: string;
  preview: string | null;
  form: FormPart<TermsValues>;
  names: {
    isOwn: 'isOwnShipping' | 'isOwnDelivery';
    price: 'shippingPrice' | 'deliveryPrice';
    freeFrom: 'shippingFreeFrom' | 'deliveryFreeFrom';
  };
}

const choiceClass = 'flex min-h-11 items-center gap-3 text-sm sm:min-h-8';

/** The standard price, or one's own with what it comes to. */
function PriceSection({ title, standard, preview, form, names }: PriceSectionProps) {
  const id = useId();
  const isOwn = form.values[names.isOwn];
  return (
    <FormSection title={title}>
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">{title}</legend>
        {[false, true].map((own) => (
          <label key={String(own)} className={choiceClass}>
            <input
              type="radio"
              name={id}
              checked={isOwn === own}
              onChange={() => form.change({ [names.isOwn]: own })}
              className="size-4 shrink-0 accent-leaf"
            />
            {own ? 'My own price' : `Farmgate’s price: ${standard}`}
          </label>
        ))}
      </fieldset>
      {isOwn && (
        <>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField
              label="Price in dollars"
              inputMode="decimal"
              maxLength={12}
              help="For one order, whatever is in it. 0 makes it free."
              {...form.field(names.price)}
            />
            <TextField
              label="Free from"
              optional
              inputMode="decimal"
              maxLength={12}
              help="Your products in the order, after discounts. Leave it blank if it’s never free."
              {...form.field(names.freeFrom)}
            />
          </div>
          <p role="status" className="rounded-control bg-sunk px-3.5 py-3 text-sm empty:hidden">
            {preview}
          </p>
        </>
      )}
    </FormSection>
  );
}

/** What the form calls its fields. */
const LABELS = {
  ...{ isOwnShipping: 'Your own price for shipping', shippingPrice: 'Shipping price' },
  ...{ shippingFreeFrom: 'Shipping free from', isOwnDelivery: 'Your own price for local delivery' },
  ...{ deliveryPrice: 'Local delivery price', deliveryFreeFrom: 'Local delivery free from' },
  ...{ minimumOrder: 'Minimum order' },
};

/** Shipping, local delivery, and the least order. */
export function TermsForm({ terms }: { terms: VendorTerms }) {
  const client = useQueryClient();
  const form = useKeptForm<TermsValues, VendorTerms, VendorTerms, unknown>({
    schema,
    request: (values, seen) => termsRequest(values, seen ?? terms),
    fieldAt: termsFieldAt,
    values: termsValues(terms),
    record: {
      first: terms,
      valuesOf: termsValues,
      load: () => client.fetchQuery({ ...apiQuery<VendorTerms>(TERMS), staleTime: 0 }),
    },
    warns: true,
    // What is sent is what was typed: the server reads it by the same rules.
    send: (_checked, { values, seen }) =>
      callJson<VendorTerms>(TERMS, { method: 'PUT', body: termsRequest(values, seen ?? terms) }),
    onSent: (answer, { restart }) => {
      client.setQueryData([TERMS], answer);
      restart(answer);
      toast({ title: 'Prices saved', description: 'Shoppers see them from now on.' });
    },
    failed: SAVING_FAILED,
  });
  const { values } = form;
  return (
    <Form of={form} className="flex max-w-3xl flex-col gap-8">
      <PriceSection
        title="Shipping"
        standard={priceWords(STANDARD_PRICES.shipping)}
        preview={previewSentence(typedPrice(values.shippingPrice, values.shippingFreeFrom), 'shipped')}
        form={form}
        names={{ isOwn: 'isOwnShipping', price: 'shippingPrice', freeFrom: 'shippingFreeFrom' }}
      />
      <PriceSection
        title="Local delivery"
        standard={priceWords(STANDARD_PRICES.local_delivery)}
        preview={previewSentence(typedPrice(values.deliveryPrice, values.deliveryFreeFrom), 'delivered')}
        form={form}
        names={{ isOwn: 'isOwnDelivery', price: 'deliveryPrice', freeFrom: 'deliveryFreeFrom' }}
      />
      <FormSection title="Minimum order">
        <TextField
          label="Minimum in dollars"
          optional
          inputMode="decimal"
          maxLength={12}
          className="max-w-60"
          help="Your products in the order, before discounts. It counts for pickup, too."
          {...form.field('minimumOrder')}
        />
      </FormSection>
      <MeanwhileNote of={form} labels={LABELS} />
      <FormFailure of={form} />
      <div>
        <Button type="submit" size="lg" pendingLabel={form.isPending && 'Saving...'}>
          Save prices
        </Button>
      </div>
    </Form>
  );
}
