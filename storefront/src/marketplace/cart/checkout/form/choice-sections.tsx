import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  type PaymentMethod,
} from '@farmgate/backend/contract/marketplace/checkout';
import { wholeMiles } from '@farmgate/backend/contract/marketplace/reach';
import { dollars } from '@farmgate/backend/contract/shared/money';
import { Banknote, CreditCard, Wallet } from 'lucide-react';
import { useController } from 'react-hook-form';
import { sentenceOf } from '../../../../lib/api/api';
import { Button } from '../../../../ui/button';
import { Skeleton } from '../../../../ui/states/skeleton';
import { TestPaymentsBanner } from '../../../parts/test-payments-banner';
import { type DepositPart, depositWords } from '../deposit-part';
import type { Delivery } from '../use-delivery';
import type { Pickups } from '../ways/use-ways';
import { isSaved, type weighedPart, weighedWords } from '../weighed-words';
import { CheckoutSection } from './checkout-section';
import { type Choice, ChoiceCards } from './choice-cards';
import { Fold } from './fold';
import { METHODS, priceText } from './method-choices';
import type { Fields } from './person-sections';

/** What makes somebody think twice. */
const farNote = ({ vendorName, city, state, miles }: Delivery['farPickups'][number]) =>
  `${vendorName} is in ${city}, ${state}, ${wholeMiles(miles)} away.`;

function Loading({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => <Skeleton key={row} className="h-18 rounded-control" />);
}

/** What could not be asked can be asked again; the server checks in any case. */
function NotAsked({ error, retry }: Pick<Delivery, 'error' | 'retry'>) {
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm text-danger">
      {sentenceOf(error, 'We couldn’t load your shipping options.')}
      <Button size="sm" look="secondary" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}

interface ShippingMethodProps extends Fields {
  delivery: Delivery;
  /** It may turn out that each vendor has its own way. */
  pickups: Pick<Pickups, 'pickups' | 'error' | 'retry'>;
  /** Cents that a way costs for what is bought. */
  priceOf: (method: CheckoutMethod) => number;
}

/** How it reaches its buyer. */
export function ShippingMethodSection({ form, delivery, pickups, priceOf }: ShippingMethodProps) {
  const { field } = useController({ control: form.control, name: 'shippingMethod' });
  const { delivery: answer, error, retry, choose } = delivery;
  const far = delivery.farPickups[0];
  const choices = CHECKOUT_METHODS.map((method) => ({
    ...METHODS[method],
    ...(method === 'pickup' && far && { note: farNote(far) }),
    value: method,
    price: priceText(priceOf(method)),
    reason: answer?.options.find((option) => option.method === method)?.reason ?? null,
  }));
  const chosen = choices.find(({ value }) => value === field.value);
  const line = (
    <>
      <span className="font-semibold">{chosen?.label}</span> · {chosen?.price}
      <span className="block text-soft">{chosen?.note}</span>
    </>
  );
  return (
    <CheckoutSection step={1} title="Shipping Method">
      {error && <NotAsked error={error} retry={retry} />}
      {!error && pickups.error && <NotAsked {...pickups} />}
      {pickups.pickups && (answer || error) ? (
        <Fold
          name="Shipping Method"
          line={form.errorOf('shippingMethod') || !chosen || chosen.reason ? null : line}
        >
          <ChoiceCards
            legend="Shipping method"
            name={field.name}
            value={field.value}
            choices={choices}
            onChange={choose}
            error={form.errorOf('shippingMethod')}
          />
        </Fold>
      ) : (
        !pickups.error && <Loading rows={3} />
      )}
    </CheckoutSection>
  );
}

const PAYMENTS: Record<PaymentMethod, Omit<Choice<PaymentMethod>, 'value'>> = {
  credit_card: { label: 'Credit or debit card', icon: CreditCard },
  paypal: { label: 'PayPal', icon: Wallet },
  cash: { label: 'Cash', note: 'You pay each vendor at pickup.', icon: Banknote },
};

interface PaymentMethodProps extends Fields {
  delivery: Delivery;
  /** What is weighed before it is paid; null where nothing is. */
  weighed: ReturnType<typeof weighedPart>;
  /** When the last part of the order is handed over, as a moment; null where no day was chosen. */
  lastDay: string | null;
  /** What it is in cash, in words; null where nothing is rounded. */
  rounded: string | null;
  /** What is paid in two parts; null where all is paid at once. */
  deposit: DepositPart | null;
}

/** How it is paid. */
export function PaymentMethodSection({ form, delivery, ...priced }: PaymentMethodProps) {
  const { weighed, lastDay, rounded, deposit } = priced;
  const { field } = useController({ control: form.control, name: 'paymentMethod' });
  const { delivery: answer, offered, error, retry } = delivery;
  const chosen = offered?.find((payment) => payment === field.value);
  return (
    <CheckoutSection step={3} title="Payment Method">
      {answer?.isTestPayments && <TestPaymentsBanner />}
      {!answer && error && <NotAsked error={error} retry={retry} />}
      {!answer && !error && <Loading rows={2} />}
      {offered?.length === 0 && (
        <p className="text-sm text-danger">
          No payment method is available for this shipping method right now. Please choose another.
        </p>
      )}
      {offered && offered.length > 0 && (
        <ChoiceCards
          legend="Payment method"
          name={field.name}
          value={field.value}
          choices={offered.map((payment) => ({ ...PAYMENTS[payment], value: payment }))}
          onChange={field.onChange}
          error={form.errorOf('paymentMethod')}
        />
      )}
      {deposit && chosen && (
        <p aria-live="polite" className="rounded-control bg-moss px-3.5 py-3 text-sm">
          You pay {dollars(deposit.now)} now. {depositWords(deposit, chosen)}
        </p>
      )}
      {weighed && !deposit && chosen && (
        <p aria-live="polite" className="rounded-control bg-moss px-3.5 py-3 text-sm">
          {weighedWords({
            ...weighed,
            method: chosen,
            isSaved: isSaved(chosen, lastDay, answer?.savedAfterDays ?? {}, new Date()),
          })}
        </p>
      )}
      {rounded !== null && chosen === 'cash' && (
        <p aria-live="polite" className="rounded-control bg-moss px-3.5 py-3 text-sm">
          {rounded}
        </p>
      )}
    </CheckoutSection>
  );
}
