import type { CartItemView } from '@farmgate/backend/contract/marketplace/cart';
import { EMAIL_FIRST_MINUTES } from '@farmgate/backend/contract/marketplace/guest-orders';
import { paths } from '@farmgate/backend/contract/shared/site-paths';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api';
import { issuesOf } from '../../../lib/api/field-issues';
import { FormFailure } from '../../../ui/forms/form-failure';
import { Link } from '../../../ui/navigation/link';
import { FAILURE, codeOf, isRefusal } from './order/place-order';
import { changesBetween } from './order/price-changes';

interface CheckoutFailureProps {
  error: Error;
  /** What was in the cart when the button was pressed. */
  before: readonly CartItemView[] | null;
  items: readonly CartItemView[];
  /** That was typed. */
  email: string;
}

const sentencesOf = (error: Error) => issuesOf(error).map(({ message }) => message);

function Sentences({ children }: { children: readonly string[] }) {
  return children.map((sentence) => (
    <span key={sentence} className="block">
      {sentence}
    </span>
  ));
}

/** Nothing is wrong: too much is unpaid already, so the email is confirmed before one more order. */
function CheckEmail({ email }: { email: string }) {
  // It may be typed anew meanwhile.
  const [sentTo] = useState(email);
  return (
    <div
      role="alert"
      className="flex items-start gap-2.5 rounded-control border-2 border-sun bg-card p-4 text-sm"
    >
      <MailCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-leaf" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">Check your email</p>
        <p className="wrap-anywhere">
          Open the link we sent to {sentTo} to place this order. Your cart is saved.
        </p>
        <p className="text-soft">
          The link works for {EMAIL_FIRST_MINUTES} minutes. Nothing there? Check your spam folder, or place
          your order again in a minute to get a new link.
        </p>
      </div>
    </div>
  );
}

/** Why there is no order, what changed, and how to go on. What is wrong with a field stands at the field. */
export function CheckoutFailure({ error, before, items, email }: CheckoutFailureProps) {
  const code = codeOf(error);
  if (code === 'CONFIRM_EMAIL_FIRST') return <CheckEmail email={email} />;
  if (code === 'VALIDATION_FAILED' || code === 'DELIVERY_NOT_POSSIBLE') return null;
  if (code === 'TOTAL_CHANGED') {
    return (
      <FormFailure>
        <Sentences>{[...sentencesOf(error), ...(before ? changesBetween(before, items) : [])]}</Sentences>
        <span className="mt-1 block text-ink">
          We’ve updated your total above. To accept it, place your order again.
        </span>
      </FormFailure>
    );
  }
  if (code === 'DISCOUNT_NOT_POSSIBLE') {
    return (
      <FormFailure>
        <Sentences>{sentencesOf(error)}</Sentences>
        <span className="mt-1 block text-ink">
          We haven’t placed your order. Check your codes and try again.
        </span>
      </FormFailure>
    );
  }
  if (code === 'WINDOW_FULL' || code === 'WINDOW_CLOSED') {
    return (
      <FormFailure>
        <Sentences>{sentencesOf(error)}</Sentences>
        <span className="mt-1 block text-ink">
          We haven’t placed your order. Choose another day, then place it again.
        </span>
      </FormFailure>
    );
  }
  if (code === 'CART_CHANGED' || code === 'ORDER_BELOW_MINIMUM') {
    return (
      <FormFailure>
        <Sentences>{sentencesOf(error)}</Sentences>
        <Link to={paths.cart} className="mt-1 inline-block font-semibold underline">
          Change your cart
        </Link>
      </FormFailure>
    );
  }
  return (
    <FormFailure>
      {error instanceof ApiError && error.body ? error.body.message : FAILURE}
      {!isRefusal(error) && (
        <span className="mt-1 block text-ink">It’s safe to try again. You won’t be charged twice.</span>
      )}
    </FormFailure>
  );
}
