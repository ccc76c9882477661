import { CreditCard } from 'lucide-react';
import { sentenceOf } from '../../../lib/api/api';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { FormFailure } from '../../../ui/forms/form-failure';
import { TestPaymentsBanner } from '../../parts/test-payments-banner';

export type TestOutcome = 'paid' | 'declined';

interface TestPayFormProps {
  title: string;
  price: string | null;
  about: string;
  payLabel: string;
  /** Where the way back leads. */
  back: string;
  pay: {
    mutate: (outcome: TestOutcome) => void;
    isPending: boolean;
    variables: TestOutcome | undefined;
    error: Error | null;
  };
}

/** What the built-in gateway asks, in the place of a provider's page. */
export function TestPayForm({ title, price, about, payLabel, back, pay }: TestPayFormProps) {
  const { mutate, isPending, variables, error } = pay;
  return (
    <Card className="mx-auto flex max-w-lg flex-col gap-5 p-5 sm:p-7">
      <TestPaymentsBanner />
      <div>
        <h1 className="flex items-center gap-3 text-2xl">
          <CreditCard aria-hidden size={26} className="shrink-0 text-leaf" />
          {title}
        </h1>
        {price && <p className="mt-2 font-semibold">{price}</p>}
        <p className="mt-1 text-sm text-soft wrap-anywhere">{about}</p>
      </div>
      {error && (
        <FormFailure>
          {sentenceOf(error, 'The payment service didn’t respond. Please try again.')}
        </FormFailure>
      )}
      <div className="flex flex-col gap-3">
        <Button
          size="lg"
          wide
          disabled={isPending}
          pendingLabel={isPending && variables === 'paid' && 'Processing...'}
          onClick={() => mutate('paid')}
        >
          {payLabel}
        </Button>
        <Button
          look="secondary"
          wide
          disabled={isPending}
          pendingLabel={isPending && variables === 'declined' && 'Processing...'}
          onClick={() => mutate('declined')}
        >
          Decline the card
        </Button>
        <LinkButton look="quiet" wide to={back}>
          Back
        </LinkButton>
      </div>
    </Card>
  );
}
