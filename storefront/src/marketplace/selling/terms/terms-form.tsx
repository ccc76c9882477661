import { STANDARD_PRICES, priceWords } from '@farmgate/backend/contract/marketplace/seller-terms';
import type { VendorTerms } from '@farmgate/backend/contract/marketplace/vendor-terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { callJson } from '../../../lib/api/api';
import { apiQuery } from '../../../lib/api/queries';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/dialogs/toast';
import { TextField } from '../../../ui/fields/field';
import { MeanwhileNote } from '../../../ui/forms/before/meanwhile-note';
import { useLeaveWarning } from '../../../ui/forms/before/use-leave-warning';
import { useStateMeanwhile } from '../../../ui/forms/before/use-state-meanwhile';
import { FormFailure } from '../../../ui/forms/form-failure';
import { FormSection } from '../../../ui/forms/form-section';
import { useFocusOnTrouble } from '../../../ui/forms/use-focus-on-trouble';
import { failureSentence } from '../sending';
import {
  type TermsValues,
  previewSentence,
  termsErrors,
  termsRequest,
  termsValues,
  typedPrice,
} from './terms-values';
import { foundWrong, refuseWrong } from './wrong-fields';

const TERMS = '/api/vendor/terms';

interface PriceSectionProps {
  title: string;
  standard: string;
  preview: string | null;
  isOwn: boolean;
  price: string;
  freeFrom: string;
  errors: { price?: string | undefined; freeFrom?: string | undefined };
  onChange: (change: { isOwn?: boolean; price?: string; freeFrom?: string }) => void;
}

const choiceClass = 'flex min-h-11 items-center gap-3 text-sm sm:min-h-8';

/** The standard price, or one's own with what it comes to. */
function PriceSection({ title, standard, preview, isOwn, errors, onChange, ...typed }: PriceSectionProps) {
  const id = useId();
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
              onChange={() => onChange({ isOwn: own })}
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
              value={typed.price}
              onChange={({ currentTarget }) => onChange({ price: currentTarget.value })}
              help="For one order, whatever is in it. 0 makes it free."
              error={errors.price}
            />
            <TextField
              label="Free from"
              optional
              inputMode="decimal"
              maxLength={12}
              value={typed.freeFrom}
              onChange={({ currentTarget }) => onChange({ freeFrom: currentTarget.value })}
              help="Your products in the order, after discounts. Leave it blank if it’s never free."
              error={errors.freeFrom}
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
  const element = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState(() => termsValues(terms));
  const [values, setValues] = useState(saved);
  const [tries, setTries] = useState(0);
  const change = (some: Partial<TermsValues>) => setValues((before) => ({ ...before, ...some }));
  const meanwhile = useStateMeanwhile<VendorTerms, TermsValues>(values, setValues, {
    first: terms,
    valuesOf: termsValues,
    load: () => client.fetchQuery({ ...apiQuery<VendorTerms>(TERMS), staleTime: 0 }),
  });
  const saving = useMutation({
    mutationFn: async () => {
      const body = termsRequest(values, meanwhile.seen.current ?? terms);
      await refuseWrong('terms', body);
      return callJson<VendorTerms>(TERMS, { method: 'PUT', body });
    },
    onSuccess: (answer) => {
      client.setQueryData([TERMS], answer);
      setSaved(termsValues(answer));
      setValues(termsValues(answer));
      meanwhile.restart(answer);
      toast({ title: 'Prices saved', description: 'Shoppers see them from now on.' });
    },
    onError: (error) => {
      void meanwhile.onError(error);
      setTries((count) => count + 1);
    },
  });
  const errors = termsErrors(foundWrong(saving.error));
  useLeaveWarning(JSON.stringify(values) !== JSON.stringify(saved));
  useFocusOnTrouble(element, tries, tries > 0 && saving.isError);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  };
  const hasFieldErrors = Object.keys(errors).length > 0;
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex max-w-3xl flex-col gap-8">
      <PriceSection
        title="Shipping"
        standard={priceWords(STANDARD_PRICES.shipping)}
        preview={previewSentence(typedPrice(values.shippingPrice, values.shippingFreeFrom), 'shipped')}
        isOwn={values.isOwnShipping}
        price={values.shippingPrice}
        freeFrom={values.shippingFreeFrom}
        errors={{ price: errors.shippingPrice, freeFrom: errors.shippingFreeFrom }}
        onChange={({ isOwn, price, freeFrom }) =>
          change({
            ...(isOwn !== undefined && { isOwnShipping: isOwn }),
            ...(price !== undefined && { shippingPrice: price }),
            ...(freeFrom !== undefined && { shippingFreeFrom: freeFrom }),
          })
        }
      />
      <PriceSection
        title="Local delivery"
        standard={priceWords(STANDARD_PRICES.local_delivery)}
        preview={previewSentence(typedPrice(values.deliveryPrice, values.deliveryFreeFrom), 'delivered')}
        isOwn={values.isOwnDelivery}
        price={values.deliveryPrice}
        freeFrom={values.deliveryFreeFrom}
        errors={{ price: errors.deliveryPrice, freeFrom: errors.deliveryFreeFrom }}
        onChange={({ isOwn, price, freeFrom }) =>
          change({
            ...(isOwn !== undefined && { isOwnDelivery: isOwn }),
            ...(price !== undefined && { deliveryPrice: price }),
            ...(freeFrom !== undefined && { deliveryFreeFrom: freeFrom }),
          })
        }
      />
      <FormSection title="Minimum order">
        <TextField
          label="Minimum in dollars"
          optional
          inputMode="decimal"
          maxLength={12}
          className="max-w-60"
          value={values.minimumOrder}
          onChange={({ currentTarget }) => change({ minimumOrder: currentTarget.value })}
          help="Your products in the order, before discounts. It counts for pickup, too."
          error={errors.minimumOrder}
        />
      </FormSection>
      <MeanwhileNote labels={LABELS} {...meanwhile} />
      {saving.error && !hasFieldErrors && <FormFailure>{failureSentence(saving.error)}</FormFailure>}
      <div>
        <Button type="submit" size="lg" pendingLabel={saving.isPending && 'Saving...'}>
          Save prices
        </Button>
      </div>
    </form>
  );
}
